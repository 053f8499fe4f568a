import { arm, restingArm } from '../marcel/arm.js';
import { head } from '../marcel/head.js';
import { outlined, place, stroke } from '../svg.js';
import { seated } from './pose.js';

const SWING = outlined(stroke('M206 78Q214 88 214 100M222 66Q232 82 232 102'));

export const waving = (): string =>
  seated() +
  restingArm('left') +
  place(head({ eyes: 'happy', mouth: 'laughing' }), { x: 116, y: 86, turn: -6 }) +
  arm({ along: 'M150 146Q186 152 190 122', paw: { x: 191, y: 112, turn: 190 } }) +
  SWING;
