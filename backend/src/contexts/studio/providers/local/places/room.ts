import { BEIGE, BLUE_LIGHT, INK, ORANGE, ORANGE_DEEP, ORANGE_LIGHT, RED, SAND, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, place, plain, shape } from '@marcel/art/svg';
import { EARTH, EARTH_DARK, GRASS_DARK, LILAC, LILAC_DEEP, ROSE_LIGHT, TEAL } from '../colours.js';
import { floorLamp } from '../scenery/lights.js';
import { LIGHTS, type Hour } from '../scenery/hour.js';
import { stars } from '../scenery/sky.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';

const windowWith = (hour: Hour, random: Random): string => {
  const [top = '', , , , low = top] = LIGHTS[hour].sky;
  return outlined(
    shape(WHITE, 'M-130-150H130V150H-130Z') +
      plain(
        `<defs><linearGradient id="pane" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>` +
          shape('url(#pane)', 'M-108-128H108V128H-108Z') +
          (hour === 'night'
            ? `<g transform="translate(-100 -120) scale(.19 .3)">${stars(random, 20, 600, BEIGE)}</g>`
            : ellipse(WHITE, -30, -50, 40, 14)),
      ) +
      `<path d="M-108 0H108M0-128V128" stroke="${WHITE}" stroke-width="16"/><path fill="none" d="M-108-128H108V128H-108Z"/>` +
      shape(WHITE, 'M-150 150H150V176H-150Z') +
      shape(ORANGE_DEEP, 'M-180-176H-96C-100-60-120 60-176 150ZM180-176H96C100-60 120 60 176 150Z') +
      shape(EARTH, 'M-200-190H200V-170H-200Z'),
    6,
  );
};

const picture = (): string =>
  outlined(
    shape(ORANGE, 'M-70-60H70V60H-70Z') +
      shape(WHITE, 'M-54-44H54V44H-54Z') +
      plain(ellipse(BLUE_LIGHT, 0, 6, 26)) +
      plain(ellipse(BEIGE, 0, 16, 14, 10)),
    6,
  );

const plant = (): string =>
  outlined(
    [
      'M0-90C-60-110-80-170-70-200-20-180 0-140 0-90Z',
      'M0-90C60-110 80-160 76-196 30-180 6-140 0-90Z',
      'M0-90C-20-150-10-210 4-240 26-200 20-140 0-90Z',
    ]
      .map((leaf) => shape(GRASS_DARK, leaf))
      .join('') + shape(RED, 'M-46-92H46L34 0H-34Z'),
    6,
  );

export const room: Place = ({ hour, random, asked = new Set() }) => {
  const [wall, stripe] = random.pick([
    [ROSE_LIGHT, '#ffc2d8'],
    ['#cfe6ff', '#b9d8ff'],
    [BEIGE, SAND],
    ['#d9cdff', '#c9b8ff'],
  ]);
  const left = random.chance(0.5);
  const stripes = Array.from({ length: 9 }, (_, index) => `M${index * 120} 0h60v720h-60z`).join('');
  return {
    back:
      shape(wall, 'M0 0H1024V760H0Z') +
      shape(stripe, stripes) +
      shape(WHITE, 'M0 700H1024V740H0Z') +
      shape(EARTH, 'M0 740H1024V1024H0Z') +
      `<path stroke="${EARTH_DARK}" stroke-width="5" d="M0 800H1024M0 870H1024M0 950H1024M200 740V800M620 740V800M380 800V870M860 800V870M140 870V950M560 870V950"/>` +
      outlined(`<path d="M-10 700H1034M-10 740H1034"/>`, 5) +
      place(windowWith(hour, random), { x: left ? 230 : 794, y: 320 }) +
      place(picture(), { x: left ? 800 : 224, y: 210, turn: random.between(-4, 4) }) +
      (asked.has('lamp') ? '' : place(floorLamp(ORANGE_LIGHT), { x: left ? 930 : 94, y: 800, scale: 1.15 })) +
      (asked.has('potted-plant') ? '' : place(plant(), { x: left ? 90 : 934, y: 830, scale: 1.15 })) +
      outlined(
        ellipse(LILAC, 512, 936, 430, 84) +
          plain(`<ellipse cx="512" cy="936" rx="360" ry="64" fill="none" stroke="${LILAC_DEEP}" stroke-width="10"/>`) +
          plain(`<ellipse cx="512" cy="936" rx="300" ry="48" fill="none" stroke="${TEAL}" stroke-width="8"/>`),
        6,
      ),
    front: `<path fill="${INK}" opacity=".12" d="M0 1000H1024V1024H0Z"/>`,
  };
};
