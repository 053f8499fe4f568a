import { BEIGE, BLUE, BLUE_DARK, INK, WHITE } from '@marcel/art/palette';
import { body, collar, foot, tail } from '@marcel/art/marcel/body';
import { head, type Face } from '@marcel/art/marcel/head';
import { ellipse, outlined, place, plain, shape } from '@marcel/art/svg';
import { cutOut, type Photo } from './photo.js';
import { mixed } from '../colours.js';
import type { Sticker } from './sticker-of.js';

export interface Doll {
  head(): string;
  /** Hangs from the neck at 0, 0. */
  body(): string;
  foot(): string;
  tail(): string;
  readonly sleeve: string;
  readonly paw: string;
}

export const marcel = (face: Face): Doll => ({
  head: () => head(face),
  body: () => body() + collar(),
  foot,
  tail,
  sleeve: BLUE,
  paw: BEIGE,
});

const TRUNK = 'M-34 0C-54 26-62 60-52 88-44 106 44 106 52 88 62 60 54 26 34 0Z';
const FACE = 'M0-72C46-72 68-40 68-4 68 40 42 72 0 72S-68 40-68-4C-68-40-46-72 0-72Z';
const SMALL_HEART = 'M0 14C-10 8-15 1-15-5-15-13-5-16 0-8 5-16 15-13 15-5 15 1 10 8 0 14Z';

const sweater = (colour: string, mark: string): string =>
  outlined(
    shape(colour, TRUNK) +
      plain(shape(mixed(colour, INK, 0.14), 'M-52 88C-44 106 44 106 52 88L55 76C40 92-40 92-55 76Z')) +
      plain(place(shape(mark, SMALL_HEART), { x: 0, y: 54 })),
  );

const shoe = (colour: string): string =>
  outlined(
    shape(colour, 'M-24 18C-30-10-18-30 2-30S32-8 26 18Q0 26-24 18Z') +
      shape(WHITE, 'M-26 16Q0 26 28 16C30 30 20 34 2 34S-28 32-26 16Z') +
      `<path fill="none" stroke="${WHITE}" stroke-width="4" d="M-8-14L12-12M-10-4L14-2"/>`,
  );

export const visitor = (photo: Photo): Doll => ({
  head: () => cutOut(photo, FACE, 76, 4),
  body: () => sweater(photo.cloth, mixed(photo.cloth, WHITE, 0.65)),
  foot: () => shoe(BLUE_DARK),
  tail: () => '',
  sleeve: photo.cloth,
  paw: photo.skin,
});

const CARD = 'M-70-62C-36-78 36-78 70-62 84-28 84 30 70 64 36 80-36 80-70 64-84 30-84-28-70-62Z';

export function character(photo: Photo, sticker: Sticker | undefined): Doll {
  // The middle of a picture shows the figure, its rim the background.
  const fur = photo.skin;
  const light = mixed(fur, WHITE, 0.6);
  return {
    head: () =>
      sticker === undefined
        ? cutOut(photo, CARD, 84, 4)
        : `<image href="${sticker.href}" x="-92" y="-92" width="184" height="184"/>`,
    body: () => outlined(shape(fur, TRUNK) + plain(ellipse(light, 0, 62, 31, 34))),
    foot: () => outlined(ellipse(fur, 0, 0, 27, 30) + plain(ellipse(light, 0, 6, 15, 16))),
    tail: () => outlined(shape(fur, 'M0 0C30 2 52-20 48-56 47-70 30-68 31-56 32-36 24-22 0-22Z')),
    sleeve: fur,
    paw: light,
  };
}
