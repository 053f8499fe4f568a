import { hold, synthesise } from '../envelope.mjs';

/** A round bass: a plucked string's fundamental with a little of its octave. @type {import('./voice.d.ts').Voice} */
export const bass = (hertz, held) =>
  synthesise(held + 0.12, (time) => {
    const phase = 2 * Math.PI * hertz * time;
    const body = Math.sin(phase) + 0.35 * Math.exp(-6 * time) * Math.sin(2 * phase) + 0.12 * Math.sin(3 * phase);
    return 0.9 * body * Math.exp(-1.1 * time) * hold(time, held, { attack: 0.006, release: 0.12 });
  });
