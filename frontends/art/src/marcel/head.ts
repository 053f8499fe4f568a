import { BEIGE, BLUE, BLUE_LIGHT } from '../palette.js';
import { ellipse, outlined, plain, shape } from '../svg.js';
import { foldedEar, hangingEar } from './ears.js';
import { eyes, type Eyes } from './eyes.js';
import { mouth, type Mouth } from './mouth.js';
import { nose } from './nose.js';

export interface Face {
  eyes?: Eyes;
  mouth?: Mouth;
}

/** Marcel's head from the front around its middle, 170 wide and 120 high. */
export function head({ eyes: look = 'open', mouth: mood = 'smiling' }: Face = {}): string {
  return outlined(
    foldedEar() +
      shape(BLUE, 'M0-52C40-52 60-24 60 10 60 42 34 54 0 54S-60 42-60 10C-60-24-40-52 0-52Z') +
      `<path fill="none" stroke="${BLUE_LIGHT}" stroke-width="6" d="M-22-40Q-12-44 0-44"/>` +
      hangingEar() +
      shape(BEIGE, 'M0 2C22 2 38 12 38 28 38 44 20 49 0 49S-38 44-38 28C-38 12-22 2 0 2Z') +
      plain(ellipse(BEIGE, -24, -29, 7, 4.5) + ellipse(BEIGE, 24, -29, 7, 4.5)) +
      eyes(look) +
      nose() +
      mouth(mood),
  );
}
