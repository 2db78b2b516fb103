import { settings } from './settings.svelte';

export type Sound = 'roll' | 'place' | 'pay' | 'turn';

let context: AudioContext | null = null;

/** Play a sound, if the reader wants to hear any. */
export function play(sound: Sound): void {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context);
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  roll: (audio) => [0, 0.09, 0.17, 0.29, 0.38, 0.52].forEach((at) => knock(audio, at, 900 + 900 * Math.random(), 0.12)),
  place: (audio) => knock(audio, 0.25, 500, 0.25),
  pay: (audio) => [1318, 1760].forEach((pitch, index) => ring(audio, index * 0.07, pitch, 0.08)),
  turn: (audio) => [659, 988].forEach((pitch, index) => ring(audio, index * 0.14, pitch, 0.12)),
};

/** A die on wood: a short burst of noise through a narrow band. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const noise = audio.createBuffer(1, audio.sampleRate * 0.05, audio.sampleRate);
  noise.getChannelData(0).forEach((_, index, samples) => (samples[index] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 4 });
  source.connect(band).connect(fading(audio, at, 0.05, loud));
  source.start(audio.currentTime + at);
}

function ring(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  tone.connect(fading(audio, at, 0.35, loud));
  tone.start(audio.currentTime + at);
  tone.stop(audio.currentTime + at + 0.4);
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(audio.destination);
  return gain;
}
