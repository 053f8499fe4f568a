import { hold, synthesise } from '../envelope.mjs';

/** A soft electric piano: one tone that bends another, and a bell at the stroke. @type {import('./voice.d.ts').Voice} */
export const electricPiano = (hertz, held) =>
  synthesise(held + 0.35, (time) => {
    const phase = 2 * Math.PI * hertz * time;
    const tone = Math.sin(phase + 1.4 * Math.exp(-4 * time) * Math.sin(phase));
    const bell = 0.12 * Math.exp(-14 * time) * Math.sin(7 * phase);
    return 0.5 * (tone + bell) * Math.exp(-1.6 * time) * hold(time, held, { attack: 0.004, release: 0.35 });
  });
