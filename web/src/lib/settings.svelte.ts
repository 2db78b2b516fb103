export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Vegas is at its best by night; on a sunny terrace one sees more by day. */
export const THEMES = ['night', 'day'] as const;
export type Theme = (typeof THEMES)[number];

/** How long things take at each speed, as a share of the normal time. */
export const PACE: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

interface Settings {
  sound: boolean;
  volume: number; // from 0 to 1
  speed: Speed;
  autoRoll: boolean;
  notify: boolean;
  theme: Theme;
  name: string;
}

const KEY = 'zocker';
const DEFAULTS: Settings = { sound: true, volume: 0.6, speed: 'normal', autoRoll: false, notify: false, theme: 'night', name: '' };

/** Read settings that were stored, whatever they have become, and those that the address gives. */
export function readSettings(stored: string | null, address: string): Settings {
  const settings = { ...DEFAULTS, ...parse(stored) };
  const speed = speedIn(address) ?? settings.speed;
  return { ...settings, speed: SPEEDS.find((known) => known === speed) ?? DEFAULTS.speed };
}

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
