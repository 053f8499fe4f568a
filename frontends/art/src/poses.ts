import { arm, restingArm, body, collar, foot, tail, head } from './marcel.js';
import { BEIGE, ORANGE } from './palette.js';
import props from './poses.json' with { type: 'json' };
import { outlined, place, stroke } from './svg.js';

export const POSE_SIZE = 240;

export const seated = (): string => place(tail, { x: 160, y: 214 }) + seatedWithoutTail();

export const seatedWithoutTail = (): string =>
  place(body, { x: 120, y: 126 }) +
  place(foot, { x: 76, y: 206, turn: -14 }) +
  place(foot, { x: 164, y: 206, turn: 14 }) +
  place(collar, { x: 120, y: 132 });

export const sitting = (): string =>
  seated() + restingArm('left') + restingArm('right') + place(head(), { x: 120, y: 84 });

export const waving = (): string =>
  seated() +
  restingArm('left') +
  place(head({ eyes: 'happy', mouth: 'laughing' }), { x: 116, y: 86, turn: -6 }) +
  arm({ along: 'M150 146Q186 152 190 122', paw: { x: 191, y: 112, turn: 190 } }) +
  outlined(stroke('M206 78Q214 88 214 100M222 66Q232 82 232 102'));

const huggingBehind = (): string =>
  place(tail, { x: 172, y: 208 }) +
  place(body, { x: 120, y: 124, scale: [1.1, 1] }) +
  place(head({ eyes: 'happy', mouth: 'smiling' }), { x: 116, y: 84, turn: -4 });

const huggingFront = (): string =>
  place(foot, { x: 62, y: 208, turn: -20, scale: 0.94 }) +
  place(foot, { x: 178, y: 208, turn: 20, scale: 0.94 }) +
  arm({ along: 'M72 140C38 148 34 188 80 184', paw: { x: 90, y: 182, turn: -84 } }) +
  arm({ along: 'M168 140C202 148 206 188 160 184', paw: { x: 150, y: 182, turn: 84 } });

export const hugging = (): string => huggingBehind() + place(props.heart, { x: 120, y: 168 }) + huggingFront();

export const searching = (): string =>
  seated() +
  restingArm('left') +
  place(head({ mouth: 'quiet' }) + place(props.glass, { x: 26, y: -4 }), { x: 118, y: 84, turn: -4 }) +
  arm({ along: 'M154 148Q190 166 192 144', paw: { x: 190, y: 136, turn: 190 } });

export const chewing = (): string =>
  seated() +
  restingArm('left') +
  restingArm('right') +
  place(head({ eyes: 'aside', mouth: 'quiet' }), { x: 120, y: 84, turn: 5 }) +
  place(props.cable, { x: 122, y: 118 }) +
  place(props.plug, { x: 24, y: 178, turn: -8 }) +
  place(props.spark, { x: 180, y: 130 }) +
  outlined(stroke('M194 118L202 110M198 136H210', 3));

export const listening = (): string =>
  seated() +
  arm({ along: 'M88 142Q58 156 52 136', paw: { x: 52, y: 130, turn: 170 } }) +
  place(head({ eyes: 'happy' }) + props.headphones, { x: 120, y: 86, turn: 7 }) +
  arm({ along: 'M152 144Q182 158 190 140', paw: { x: 192, y: 134, turn: 200 } }) +
  place(props.blueNote, { x: 22, y: 72, turn: -10 }) +
  place(props.orangeNote, { x: 60, y: 34, turn: 8, scale: 0.7 });

export const beach = (): string =>
  place(props.parasol, { x: 168, y: 30, turn: -13, scale: 0.92 }) +
  props.island +
  place(
    seated() +
      restingArm('right') +
      place(head() + props.sunglasses, { x: 120, y: 84, turn: -5 }) +
      place(props.drink, { x: 44, y: 134, turn: -8 }) +
      arm({ along: 'M88 146Q60 176 48 156', paw: { x: 46, y: 150, turn: 170 } }),
    { x: 6, y: 26, scale: 0.82 },
  );

export const painting = (): string =>
  place(props.easel, { x: 170, y: 104 }) +
  place(
    seatedWithoutTail() +
      place(props.colors, { x: 92, y: 182 }) +
      arm({ along: 'M88 144Q62 158 70 178', paw: { x: 74, y: 184, turn: -40 } }) +
      place(head({ mouth: 'quiet' }) + place(props.beret, { x: 2, y: -42 }), { x: 116, y: 84, turn: -4 }) +
      place(props.brush, { x: 186, y: 134, turn: 24 }) +
      arm({ along: 'M150 148Q178 172 184 146', paw: { x: 185, y: 142, turn: 185 } }),
    { x: -16, y: 24, scale: 0.9 },
  );

export const sleeping = (): string =>
  place(tail, { x: 182, y: 192 }) +
  props.cushion +
  props.back +
  arm({ along: 'M60 186Q50 192 44 196', paw: { x: 36, y: 198, turn: 50 } }) +
  arm({ along: 'M116 188Q124 192 128 196', paw: { x: 134, y: 200, turn: -50 } }) +
  place(head({ eyes: 'closed', mouth: 'quiet' }), { x: 92, y: 146, turn: -8 }) +
  place(props.snore, { x: 186, y: 80 });

export const space = (): string =>
  place(props.star, { x: 22, y: 40 }) +
  place(props.star, { x: 222, y: 24, scale: 0.8 }) +
  place(props.star, { x: 24, y: 206, scale: 0.8 }) +
  place(props.star, { x: 222, y: 196 }) +
  place(props.planet, { x: 46, y: 166, turn: -10, scale: 0.9 }) +
  place(
    place(tail, { x: 158, y: 208, turn: 20 }) +
      place(props.suit, { x: 120, y: 126 }) +
      place(props.boot, { x: 84, y: 222, turn: 12 }) +
      place(props.boot, { x: 154, y: 218, turn: -14 }) +
      arm({ along: 'M82 152Q52 164 44 148', paw: { x: 42, y: 142, turn: 170 }, sleeve: BEIGE, glove: ORANGE }) +
      arm({ along: 'M158 152Q190 162 200 146', paw: { x: 203, y: 138, turn: 200 }, sleeve: BEIGE, glove: ORANGE }) +
      place(props.ring, { x: 120, y: 140 }) +
      place(head({ eyes: 'wide' }), { x: 116, y: 76, scale: 0.86 }) +
      place(props.helmet, { x: 116, y: 72 }),
    { x: 42, y: 14, turn: 8, scale: 0.82 },
  );

export const POSES = {
  sitting,
  waving,
  hugging,
  painting,
  listening,
  sleeping,
  beach,
  space,
  searching,
  chewing,
} as const;

export type PoseName = keyof typeof POSES;
