import { arm, restingArm } from '../marcel/arm.js';
import { head } from '../marcel/head.js';
import { INK, ORANGE, ORANGE_DEEP, SKY, WHITE } from '../palette.js';
import { ellipse, outlined, place, plain, tube } from '../svg.js';
import { seated } from './pose.js';

/** A magnifying glass around the middle of its lens, before an eye that looks through. */
const glass = () =>
  outlined(
    tube(ORANGE_DEEP, 'M22 24L44 52', 13) +
      ellipse(SKY, 0, 0, 33) +
      plain(ellipse(WHITE, 0, 0, 25, 27) + ellipse(INK, 2, 3, 14, 16) + ellipse(WHITE, 8, -4, 5)) +
      `<circle r="33" fill="none" stroke-width="11"/><circle r="33" fill="none" stroke="${ORANGE}" stroke-width="4"/>`,
  );

/** Marcel looks for something that is not there. */
export const searching = (): string =>
  seated() +
  restingArm('left') +
  place(head({ mouth: 'quiet' }) + place(glass(), { x: 26, y: -4 }), { x: 118, y: 84, turn: -4 }) +
  arm({ along: 'M154 148Q190 166 192 144', paw: { x: 190, y: 136, turn: 190 } });
