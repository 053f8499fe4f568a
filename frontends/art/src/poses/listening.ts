import { arm } from '../marcel/arm.js';
import { head } from '../marcel/head.js';
import { BLUE_LIGHT, ORANGE, ORANGE_DEEP } from '../palette.js';
import { ellipse, outlined, place, shape, tube } from '../svg.js';
import { seated } from './pose.js';

const headphones = () =>
  outlined(tube(ORANGE, 'M-62 6C-72-76 72-76 62 6', 11) + [-60, 60].map((x) => place(cup(), { x, y: 10 })).join(''));

const cup = () => shape(ORANGE_DEEP, 'M-13-20Q0-30 13-20V20Q0 30-13 20Z');

const note = (colour: string) => outlined(tube(colour, 'M0 0V-30L16-24', 9) + ellipse(colour, -5, 2, 10, 8));

export const listening = (): string =>
  seated() +
  arm({ along: 'M88 142Q58 156 52 136', paw: { x: 52, y: 130, turn: 170 } }) +
  place(head({ eyes: 'happy' }) + headphones(), { x: 120, y: 86, turn: 7 }) +
  arm({ along: 'M152 144Q182 158 190 140', paw: { x: 192, y: 134, turn: 200 } }) +
  place(note(BLUE_LIGHT), { x: 22, y: 72, turn: -10 }) +
  place(note(ORANGE), { x: 60, y: 34, turn: 8, scale: 0.7 });
