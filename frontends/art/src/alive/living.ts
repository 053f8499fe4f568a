import { POSE_SIZE, seatedWithoutTail, sleeping } from '../poses.js';
import { place, svgDocument } from '../svg.js';
import { arm, head, leapingBody, lids, pupils, restingArm, tail, type Face } from '../marcel.js';
import { ball } from '../toys.js';

const leap = (withBall: boolean): string =>
  place(tail, { x: 200, y: 146, turn: 12 }) +
  arm({ along: 'M182 178Q206 196 214 212', paw: { x: 219, y: 216, turn: -40 } }) +
  arm({ along: 'M126 182Q104 204 88 212', paw: { x: 82, y: 214, turn: 55 } }) +
  leapingBody +
  arm({ along: 'M196 170Q222 180 226 196', paw: { x: 228, y: 202, turn: -30 } }) +
  arm({ along: 'M104 176Q76 192 58 198', paw: { x: 50, y: 200, turn: 60 } }) +
  place(head({ eyes: 'wide', mouth: withBall ? 'quiet' : 'laughing' }), { x: 88, y: 96, turn: -8 }) +
  (withBall ? place(ball({ onGround: false }), { x: 92, y: 140, scale: 0.8 }) : '');

const running = ({ withBall = false } = {}): string => place(leap(withBall), { x: 4, y: 26, scale: 0.88 });

const HEAD = { x: 120, y: 84 };

const layer = (body: string): string => svgDocument(body, POSE_SIZE);

const face = (look: Face) => layer(place(head(look), HEAD));

export const IDLE_LAYERS = {
  tail: layer(place(tail, { x: 160, y: 214 })),
  trunk: layer(seatedWithoutTail() + restingArm('left') + restingArm('right')),
  head: face({ eyes: 'blank' }),
  pupils: layer(place(pupils, HEAD)),
  lids: layer(place(lids, HEAD)),
} as const;

export const ACTIVITIES = {
  laughing: face({ eyes: 'happy', mouth: 'laughing' }),
  sleeping: layer(sleeping()),
  running: layer(running()),
  carrying: layer(running({ withBall: true })),
} as const;
