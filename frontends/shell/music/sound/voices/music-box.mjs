import { synthesise } from '../envelope.mjs';

/** Partials of a little steel comb: how high, how loud, how fast they fade. */
const PARTIALS = [
  [1, 1, 2.2],
  [2.01, 0.28, 3.5],
  [4.07, 0.22, 6],
  [6.3, 0.1, 11],
];

const TAIL_SECONDS = 1.8;

/** A music box: it rings on whatever the hand does. @type {import('./voice.d.ts').Voice} */
export const musicBox = (hertz) =>
  synthesise(TAIL_SECONDS, (time) => {
    let level = 0;
    for (const [height = 1, loudness = 0, fading = 1] of PARTIALS) {
      level += loudness * Math.exp(-fading * time) * Math.sin(2 * Math.PI * hertz * height * time);
    }
    return 0.45 * level * Math.min(1, time / 0.002) * Math.min(1, (TAIL_SECONDS - time) * 8);
  });
