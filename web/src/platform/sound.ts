/** Eight short dry sounds, made on the spot: no files, none longer than 300 ms. */
export type SoundName = "paper" | "wood" | "die" | "stamp" | "bell" | "gavel" | "tear" | "chord";

/** A tone or a burst of noise: when it begins, how long it lasts, how high, how loud (seconds, hertz, 0 to 1). */
interface Stroke {
  wave: OscillatorType | "noise";
  at: number;
  lasts: number;
  pitch: number;
  /** Where the pitch ends. */
  to?: number;
  loud: number;
}

const tone = (wave: OscillatorType, pitch: number, at: number, lasts: number, loud: number, to = pitch): Stroke => ({ wave, pitch, at, lasts, loud, to });
const noise = (pitch: number, at: number, lasts: number, loud: number, to = pitch): Stroke => ({ wave: "noise", pitch, at, lasts, loud, to });

export const SOUNDS: Record<SoundName, Stroke[]> = {
  paper: [noise(2600, 0, 0.09, 0.35, 4200)],
  wood: [tone("triangle", 210, 0, 0.07, 0.7, 120), noise(900, 0, 0.03, 0.3)],
  die: [0, 0.07, 0.13, 0.18].map((at, i) => noise(1500 + 260 * i, at, 0.035, 0.5 - 0.08 * i)),
  stamp: [tone("sine", 110, 0, 0.1, 0.9, 60), noise(500, 0, 0.04, 0.35)],
  bell: [tone("sine", 2093, 0, 0.14, 0.35), tone("sine", 2637, 0.12, 0.17, 0.3)],
  gavel: [tone("square", 160, 0, 0.05, 0.4, 90), tone("square", 150, 0.15, 0.07, 0.5, 80)],
  tear: [noise(1800, 0, 0.06, 0.3, 2600), noise(2600, 0.06, 0.14, 0.35, 1200)],
  chord: [523.25, 659.25, 783.99].map((pitch, i) => tone("triangle", pitch, 0.05 * i, 0.29 - 0.05 * i, 0.3)),
};

/** How long a sound lasts, in seconds. */
export function length(name: SoundName): number {
  return Math.max(...SOUNDS[name].map((stroke) => stroke.at + stroke.lasts));
}

/** Make a sound now. */
export function make(context: AudioContext, name: SoundName, volume: number): void {
  for (const stroke of SOUNDS[name]) strike(context, stroke, volume);
}

function strike(context: AudioContext, stroke: Stroke, volume: number): void {
  const begin = context.currentTime + stroke.at;
  const end = begin + stroke.lasts;
  const gain = context.createGain();
  gain.gain.setValueAtTime(Math.max(0.0001, stroke.loud * volume), begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  const source = stroke.wave === "noise" ? rustle(context, stroke, gain, begin, end) : sing(context, stroke.wave, stroke, gain, begin, end);
  source.start(begin);
  source.stop(end);
}

function sing(context: AudioContext, wave: OscillatorType, stroke: Stroke, gain: GainNode, begin: number, end: number): AudioScheduledSourceNode {
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(stroke.pitch, begin);
  oscillator.frequency.exponentialRampToValueAtTime(stroke.to ?? stroke.pitch, end);
  oscillator.connect(gain);
  return oscillator;
}

function rustle(context: AudioContext, stroke: Stroke, gain: GainNode, begin: number, end: number): AudioScheduledSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * stroke.lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(stroke.pitch, begin);
  filter.frequency.exponentialRampToValueAtTime(stroke.to ?? stroke.pitch, end);
  source.connect(filter).connect(gain);
  return source;
}
