import type { SoundName } from './sounds.ts';

/** A tone: when it starts and how long it lasts (s), from which pitch to which (Hz), how loud at first. */
interface Tone {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly gain: number;
  readonly wave: OscillatorType;
}
/** A burst of noise through a moving filter: water, sand, dice on wood. */
interface Hiss {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

const tone = (
  at: number,
  length: number,
  from: number,
  to = from,
  gain = 0.12,
  wave: OscillatorType = 'sine',
): Tone => ({
  at,
  length,
  from,
  to,
  gain,
  wave,
});
const hiss = (at: number, length: number, from: number, to: number, gain: number): Hiss => ({
  at,
  length,
  from,
  to,
  gain,
});

const scores: { readonly [S in SoundName]: readonly (Tone | Hiss)[] } = {
  tap: [tone(0, 0.05, 620, 480, 0.06, 'triangle')],
  place: [tone(0, 0.09, 260, 170, 0.14, 'triangle'), hiss(0, 0.06, 900, 500, 0.05)],
  dice: [0, 0.07, 0.13, 0.22, 0.28].map((at, i) => hiss(at, 0.04, 2600 - i * 150, 1500, 0.13 - i * 0.015)),
  wave: [hiss(0, 1.1, 300, 1500, 0.13), hiss(0.5, 1.2, 1400, 350, 0.1)],
  splash: [hiss(0, 0.35, 2200, 500, 0.16), tone(0.04, 0.16, 500, 160, 0.06)],
  coin: [tone(0, 0.07, 1320, 1320, 0.07), tone(0.06, 0.25, 1760, 1760, 0.06)],
  turn: [tone(0, 0.14, 523, 523, 0.07), tone(0.12, 0.24, 784, 784, 0.06)],
  win: [523, 659, 784, 1047].map((pitch, i) => tone(i * 0.13, 0.4, pitch, pitch, 0.08, 'triangle')),
  no: [tone(0, 0.16, 220, 160, 0.09, 'triangle')],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays a sound; does nothing if Web Audio is missing or blocked before the first user gesture. */
export function play(name: SoundName): void {
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') void audio.resume();
  for (const part of scores[name]) {
    if ('wave' in part) oscillate(audio, part);
    else rustle(audio, part);
  }
}

function oscillate(audio: AudioContext, { at, length, from, to, gain, wave }: Tone): void {
  const begin = audio.currentTime + at;
  const source = new OscillatorNode(audio, { type: wave, frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(fading(audio, begin, length, gain));
  source.start(begin);
  source.stop(begin + length);
}

function rustle(audio: AudioContext, { at, length, from, to, gain }: Hiss): void {
  const begin = audio.currentTime + at;
  const source = new AudioBufferSourceNode(audio, { buffer: whiteNoise(audio), loop: true });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.8 });
  filter.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(filter).connect(fading(audio, begin, length, gain));
  source.start(begin);
  source.stop(begin + length);
}

/** A gain envelope with a short attack and a long release, which avoids clicks. */
function fading(audio: AudioContext, begin: number, length: number, gain: number): GainNode {
  const node = new GainNode(audio, { gain: 0.0001 });
  node.gain.setValueAtTime(0.0001, begin);
  node.gain.exponentialRampToValueAtTime(gain, begin + Math.min(0.02, length / 4));
  node.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  node.connect(audio.destination);
  return node;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}
