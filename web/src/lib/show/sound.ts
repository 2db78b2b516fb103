import { settings } from '../state/settings.svelte';

const FILES = import.meta.glob<string>('../../sounds/*.wav', { query: '?url', import: 'default', eager: true });

type Sound = 'roll' | 'place' | 'pay' | 'turn' | 'tie' | 'peak' | 'fine';

let audio: { context: AudioContext; volume: GainNode } | null = null;
const heard = new Map<Sound, Promise<AudioBuffer>>();

/** Make sounds possible: browsers allow it after the first touch or key. */
export function awaken(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (!audio) {
    const context = new AudioContext();
    const volume = new GainNode(context);
    volume.connect(context.destination);
    audio = { context, volume };
  }
  void audio.context.resume();
}

/** Play a sound, if the reader wants to hear any and has touched the page. */
export function play(sound: Sound): void {
  if (!audio || !settings.sound || document.hidden) return;
  const { context, volume } = audio;
  volume.gain.value = settings.volume;
  void fetched(sound, context)
    .then((buffer) => {
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(volume);
      source.start();
    })
    .catch(() => heard.delete(sound)); // it may come next time
}

function fetched(sound: Sound, context: AudioContext): Promise<AudioBuffer> {
  const known = heard.get(sound);
  if (known) return known;
  const address = FILES[`../../sounds/${sound}.wav`] ?? '';
  const coming = fetch(address)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => context.decodeAudioData(bytes));
  heard.set(sound, coming);
  return coming;
}
