import { hold, synthesise } from '../envelope.mjs';
import { lowPass } from '../filter.mjs';
import { createNoise } from '../noise.mjs';
import { RATE } from '../rate.mjs';

const VIBRATO = { hertz: 5.2, depth: 0.006, after: 0.22 };

/** Somebody who whistles on a walk: a tone that trembles when it lasts, and breath. @type {import('./voice.d.ts').Voice} */
export function whistle(hertz, held) {
  const noise = createNoise(Math.round(hertz));
  const breath = lowPass(hertz * 1.5);
  let phase = 0;
  return synthesise(held + 0.09, (time) => {
    const trembling = VIBRATO.depth * Math.min(1, Math.max(0, (time - VIBRATO.after) * 4));
    const scoop = 1 - 0.025 * Math.exp(-40 * time);
    phase += (2 * Math.PI * hertz * scoop * (1 + trembling * Math.sin(2 * Math.PI * VIBRATO.hertz * time))) / RATE;
    const tone = Math.sin(phase) + 0.08 * Math.sin(2 * phase) + 0.1 * breath(noise());
    return 0.6 * tone * hold(time, held, { attack: 0.03, release: 0.09 });
  });
}
