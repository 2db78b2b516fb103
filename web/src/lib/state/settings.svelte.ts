import { CHARACTERS, type Portrait } from '../net/messages';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
type Speed = (typeof SPEEDS)[number];

/** Vegas is at its best by night; on a sunny terrace one sees more by day. */
export const THEMES = ['night', 'day'] as const;
type Theme = (typeof THEMES)[number];

/** How long things take at each speed, as a share of the normal time. */
export const PACE: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** The colours that a seat can have, by their numbers. */
export const COLOURS: readonly number[] = [0, 1, 2, 3, 4, 5];

interface Settings {
  sound: boolean;
  volume: number; // from 0 to 1
  speed: Speed;
  autoRoll: boolean;
  notify: boolean;
  theme: Theme;
  name: string;
  portrait: Portrait | null; // null until one is chosen
}

const KEY = 'zocker';
const DEFAULTS: Settings = { sound: true, volume: 0.6, speed: 'normal', autoRoll: false, notify: false, theme: 'night', name: '', portrait: null };

/** Read settings that were stored, whatever they have become, and those that the address gives. */
export function readSettings(stored: string | null, address: string): Settings {
  const settings = { ...DEFAULTS, ...parse(stored) };
  const speed = speedIn(address) ?? settings.speed;
  const portrait = isPortrait(settings.portrait) ? settings.portrait : DEFAULTS.portrait;
  return { ...settings, portrait, speed: SPEEDS.find((known) => known === speed) ?? DEFAULTS.speed };
}

const isPortrait = (kept: Portrait | null): kept is Portrait =>
  CHARACTERS.some((known) => known === kept?.character) && COLOURS.some((known) => known === kept?.colour);

const speedIn = (address: string): string | undefined => /[?&]speed=(\w+)/.exec(address)?.[1];

function parse(stored: string | null): Partial<Settings> {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** What the browser keeps for us; nothing where that is not allowed. */
export const memory = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // private windows may refuse; then it lasts as long as the page
    }
  },
};

export const settings: Settings = $state(readSettings(memory.read(KEY), location.search));

/** Return what the reader wants to look like at a seat; who has not chosen yet looks like its number. */
export const ownPortrait = (seat: number): Portrait => settings.portrait ?? { character: CHARACTERS[seat] ?? CHARACTERS[0], colour: seat };

/** Put the theme on the page. */
export function dress(): void {
  document.documentElement.dataset.theme = THEMES.find((theme) => theme === settings.theme) ?? DEFAULTS.theme;
}

/** Change settings and remember them. */
export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  dress();
  memory.write(KEY, JSON.stringify(settings));
}
