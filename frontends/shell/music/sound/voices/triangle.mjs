import { hold, synthesise } from '../envelope.mjs';

/** The bass of an old games console. @type {import('./voice.d.ts').Voice} */
export const triangle = (hertz, held) =>
  synthesise(held + 0.02, (time) => {
    const phase = (hertz * time) % 1;
    return 0.8 * (4 * Math.abs(phase - 0.5) - 1) * hold(time, held, { attack: 0.003, release: 0.02 });
  });
