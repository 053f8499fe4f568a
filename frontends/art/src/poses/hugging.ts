import { arm } from '../marcel/arm.js';
import { body, foot, tail } from '../marcel/body.js';
import { head } from '../marcel/head.js';
import { ORANGE, WHITE } from '../palette.js';
import { place, outlined, shape } from '../svg.js';

/** A heart around its middle, 104 wide and 96 high. */
const heart = (colour: string): string =>
  outlined(
    shape(colour, 'M0 48C-34 26-52 4-52-18-52-46-16-58 0-30 16-58 52-46 52-18 52 4 34 26 0 48Z') +
      `<path fill="none" stroke="${WHITE}" stroke-width="6" d="M-38-18Q-37-32-26-35"/>`,
  );

export const huggingBehind = (): string =>
  place(tail(), { x: 172, y: 208 }) +
  place(body(), { x: 120, y: 124, scale: [1.1, 1] }) +
  place(head({ eyes: 'happy', mouth: 'smiling' }), { x: 116, y: 84, turn: -4 });

export const huggingFront = (): string =>
  place(foot(), { x: 62, y: 208, turn: -20, scale: 0.94 }) +
  place(foot(), { x: 178, y: 208, turn: 20, scale: 0.94 }) +
  arm({ along: 'M72 140C38 148 34 188 80 184', paw: { x: 90, y: 182, turn: -84 } }) +
  arm({ along: 'M168 140C202 148 206 188 160 184', paw: { x: 150, y: 182, turn: 84 } });

export const hugging = (): string => huggingBehind() + place(heart(ORANGE), { x: 120, y: 168 }) + huggingFront();
