import { restingArm, arm } from '../marcel/arm.js';
import { head } from '../marcel/head.js';
import { place, outlined, stroke, shape, ellipse, plain, tube } from '../svg.js';
import { seated } from './pose.js';
import { body, foot, tail } from '../marcel/body.js';
import { ORANGE, WHITE, INK, ORANGE_DEEP, SKY, BEIGE, SAND, BLUE_LIGHT } from '../palette.js';

export const sitting = (): string =>
  seated() + restingArm('left') + restingArm('right') + place(head(), { x: 120, y: 84 });

export const waving = (): string =>
  seated() +
  restingArm('left') +
  place(head({ eyes: 'happy', mouth: 'laughing' }), { x: 116, y: 86, turn: -6 }) +
  arm({ along: 'M150 146Q186 152 190 122', paw: { x: 191, y: 112, turn: 190 } }) +
  outlined(stroke('M206 78Q214 88 214 100M222 66Q232 82 232 102'));

/** A heart of 104 × 96 around the origin. */
const heart = (color: string): string =>
  outlined(
    shape(color, 'M0 48C-34 26-52 4-52-18-52-46-16-58 0-30 16-58 52-46 52-18 52 4 34 26 0 48Z') +
      `<path fill="none" stroke="${WHITE}" stroke-width="6" d="M-38-18Q-37-32-26-35"/>`,
  );

const huggingBehind = (): string =>
  place(tail(), { x: 172, y: 208 }) +
  place(body(), { x: 120, y: 124, scale: [1.1, 1] }) +
  place(head({ eyes: 'happy', mouth: 'smiling' }), { x: 116, y: 84, turn: -4 });

const huggingFront = (): string =>
  place(foot(), { x: 62, y: 208, turn: -20, scale: 0.94 }) +
  place(foot(), { x: 178, y: 208, turn: 20, scale: 0.94 }) +
  arm({ along: 'M72 140C38 148 34 188 80 184', paw: { x: 90, y: 182, turn: -84 } }) +
  arm({ along: 'M168 140C202 148 206 188 160 184', paw: { x: 150, y: 182, turn: 84 } });

export const hugging = (): string => huggingBehind() + place(heart(ORANGE), { x: 120, y: 168 }) + huggingFront();

/** A magnifying glass with an eye behind it; the origin is the center of its lens. */
const glass = () =>
  outlined(
    tube(ORANGE_DEEP, 'M22 24L44 52', 13) +
      ellipse(SKY, 0, 0, 33) +
      plain(ellipse(WHITE, 0, 0, 25, 27) + ellipse(INK, 2, 3, 14, 16) + ellipse(WHITE, 8, -4, 5)) +
      `<circle r="33" fill="none" stroke-width="11"/><circle r="33" fill="none" stroke="${ORANGE}" stroke-width="4"/>`,
  );

export const searching = (): string =>
  seated() +
  restingArm('left') +
  place(head({ mouth: 'quiet' }) + place(glass(), { x: 26, y: -4 }), { x: 118, y: 84, turn: -4 }) +
  arm({ along: 'M154 148Q190 166 192 144', paw: { x: 190, y: 136, turn: 190 } });

const cable = () =>
  outlined(tube(ORANGE_DEEP, 'M-6 0C24 4 30 16 46 10M-14 2C-40 10-52 30-56 62-60 92-92 92-98 66', 11));

const spark = () => outlined(shape(ORANGE, 'M0-14L4-5 14-6 7 2 12 12 2 7-6 14-5 4-14 0-5-4Z'), 3);

const plug = () =>
  outlined(
    tube(INK, 'M-8-18V-28M8-18V-28', 6) +
      shape(BEIGE, 'M-16-18H16V2L6 14H-6L-16 2Z') +
      shape(SAND, 'M-16-8H16V2L6 14H-6L-16 2Z'),
  );

export const chewing = (): string =>
  seated() +
  restingArm('left') +
  restingArm('right') +
  place(head({ eyes: 'aside', mouth: 'quiet' }), { x: 120, y: 84, turn: 5 }) +
  place(cable(), { x: 122, y: 118 }) +
  place(plug(), { x: 24, y: 178, turn: -8 }) +
  place(spark(), { x: 180, y: 130 }) +
  outlined(stroke('M194 118L202 110M198 136H210', 3));

const headphones = () =>
  outlined(tube(ORANGE, 'M-62 6C-72-76 72-76 62 6', 11) + [-60, 60].map((x) => place(cup(), { x, y: 10 })).join(''));

const cup = () => shape(ORANGE_DEEP, 'M-13-20Q0-30 13-20V20Q0 30-13 20Z');

const note = (color: string) => outlined(tube(color, 'M0 0V-30L16-24', 9) + ellipse(color, -5, 2, 10, 8));

export const listening = (): string =>
  seated() +
  arm({ along: 'M88 142Q58 156 52 136', paw: { x: 52, y: 130, turn: 170 } }) +
  place(head({ eyes: 'happy' }) + headphones(), { x: 120, y: 86, turn: 7 }) +
  arm({ along: 'M152 144Q182 158 190 140', paw: { x: 192, y: 134, turn: 200 } }) +
  place(note(BLUE_LIGHT), { x: 22, y: 72, turn: -10 }) +
  place(note(ORANGE), { x: 60, y: 34, turn: 8, scale: 0.7 });
