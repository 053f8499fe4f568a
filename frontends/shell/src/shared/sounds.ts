import { readDisplay } from './display/display';

/** Notes of a sound: start and end pitch in hertz; start and duration in seconds. */
interface Note {
  from: number;
  to: number;
  at: number;
  duration: number;
  wave: OscillatorType;
}

const note = (from: number, to: number, at: number, duration: number, wave: OscillatorType = 'triangle'): Note => ({
  from,
  to,
  at,
  duration,
  wave,
});

const SOUNDS = {
  woof: [note(420, 150, 0, 0.11, 'sawtooth'), note(340, 120, 0.14, 0.12, 'sawtooth')],
  throw: [note(260, 900, 0, 0.22, 'sine')],
  newMascot: [note(660, 660, 0, 0.12), note(880, 880, 0.12, 0.2)],
  chosen: [note(520, 520, 0, 0.06, 'square')],
} as const satisfies Record<string, readonly Note[]>;

const PEAK_GAIN = 0.08;

export function play(sound: keyof typeof SOUNDS): void {
  if (!readDisplay().sounds || document.hidden || typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const oscillators = SOUNDS[sound].map((one) => playNote(context, one));
  oscillators.at(-1)?.addEventListener('ended', () => void context.close());
}

function playNote(context: AudioContext, { from, to, at, duration, wave }: Note): OscillatorNode {
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
  const volume = new GainNode(context, { gain: PEAK_GAIN });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + duration);
  volume.gain.setValueAtTime(PEAK_GAIN, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + duration);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + duration);
  return oscillator;
}
