import { hold, synthesise } from '../envelope.mjs';
import { lowPass } from '../filter.mjs';

const DETUNED = [0.9965, 1, 1.0035];

/** Strings from afar. @type {import('./voice.d.ts').Voice} */
export function pad(hertz, held) {
  const soften = [lowPass(900), lowPass(1400)];
  return synthesise(held + 0.9, (time) => {
    let level = 0;
    for (const share of DETUNED) level += 2 * ((hertz * share * time) % 1) - 1;
    for (const filter of soften) level = filter(level);
    return 0.16 * level * hold(time, held, { attack: 0.5, release: 0.9 });
  });
}
