import { BEIGE, NIGHT, ORANGE, ORANGE_DEEP, ORANGE_LIGHT, RED, SAND, SAND_DEEP, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, place, shape, stroke } from '@marcel/art/svg';
import {
  EARTH,
  GOLD,
  GRASS,
  GRASS_DARK,
  GRASS_LIGHT,
  LILAC,
  PINE,
  PINE_DARK,
  ROSE,
  ROSE_DEEP,
  ROSE_LIGHT,
  SEA,
  SEA_DARK,
  SEA_LIGHT,
  TEAL,
} from '../colours.js';
import { skyAt } from '../scenery/hour.js';
import { drift, hills, scatter } from '../scenery/pieces.js';
import { autumnTree, cherryTree, palm, pine, roundTree } from '../scenery/trees.js';
import type { Random } from '../random.js';
import type { Place } from './place.js';
import { settingSun } from '../scenery/lights.js';
import { sky, stars } from '../scenery/sky.js';
import { EDGE } from '../edge.js';
import { flower, toadstool, tuft } from '../scenery/plants.js';
import { candy } from './candy.js';
import { castle } from './castle.js';
import { city } from './city.js';
import { desert } from './desert.js';
import { jungle } from './jungle.js';
import { lake } from './lake.js';
import { mars } from './mars.js';
import { mountains } from './mountains.js';
import { outerSpace } from './outer-space.js';
import { party } from './party.js';
import { pool } from './pool.js';
import { room } from './room.js';
import { underwater } from './underwater.js';

const shell = (random: Random): string =>
  outlined(
    shape(random.pick([ROSE, BEIGE, ORANGE_DEEP]), 'M-26 0C-34-30-16-44 0-44S34-30 26 0Q0 12-26 0Z') +
      stroke('M0-40V2M-14-38L-8 2M14-38L8 2', 3),
    4,
  );

const starfish = (): string => outlined(shape(ORANGE_DEEP, 'M0-34L9-10 34-8 14 7 22 32 0 17-22 32-14 7-34-8-9-10Z'), 4);

const crest = (): string =>
  `<path fill="none" stroke="${WHITE}" stroke-width="7" stroke-linecap="round" opacity=".8" d="M-44 0Q-22-12 0 0T44 0"/>`;

const beach: Place = ({ hour, random }) => {
  const left = random.chance(0.5);
  return {
    back:
      skyAt(hour, random, 560) +
      shape(SEA, 'M0 560H1024V1024H0Z') +
      shape(SEA_DARK, 'M0 560H1024V584H0Z') +
      shape(SEA_LIGHT, 'M0 700Q256 676 512 700T1024 700V1024H0Z') +
      scatter(random, crest, { count: 7, from: 0, to: 1024, y: [600, 690], size: [0.7, 1.2] }) +
      shape(WHITE, 'M0 768Q200 736 420 764T1024 752V830H0Z') +
      shape(BEIGE, 'M0 786Q220 752 460 784T1024 770V1024H0Z') +
      shape(SAND, 'M0 880Q300 846 600 884T1024 870V1024H0Z') +
      place(palm(), { x: left ? 96 : 928, y: 846, scale: left ? [2, 2] : [-2, 2] }),
    front:
      shape(SAND_DEEP, 'M0 1000Q260 972 540 1002T1024 990V1024H0Z') +
      scatter(random, shell, { count: 3, from: 40, to: 500, y: [985, 1010], size: [0.8, 1.1] }) +
      scatter(random, starfish, { count: 2, from: 620, to: 1000, y: [975, 1000], size: [0.9, 1.2] }),
  };
};

function ridge(random: Random): string {
  let path = 'M-10 660';
  for (let x = -10; x < 1040; x += 80)
    path += `L${x + 40} ${random.between(520, 610)}L${x + 80} ${random.between(600, 650)}`;
  return `<path fill="${NIGHT}" stroke="${TEAL}" stroke-width="4" d="${path}V670H-10Z"/>`;
}

const cyberspace: Place = ({ random }) => {
  const rows = Array.from({ length: 9 }, (_, row) => `M0 ${660 + row ** 1.9 * 6}H1024`).join('');
  const columns = Array.from(
    { length: 25 },
    (_, column) => `M${512 + (column - 12) * 46} 660L${512 + (column - 12) * 240} 1024`,
  ).join('');
  return {
    back:
      sky(['#0b0440', '#1c0a66', '#3a108c', '#6a1aa8', '#a42bb4', '#e0488f', ORANGE], 700) +
      stars(random, 70, 420, WHITE) +
      settingSun(512, 520, 270) +
      ridge(random) +
      shape('#12064e', 'M0 660H1024V1024H0Z') +
      `<path stroke="${random.pick([ROSE_DEEP, LILAC, TEAL])}" stroke-width="5" d="${rows}${columns}"/>`,
    front: `<path fill="${BEIGE}" opacity=".05" d="M0 1000H1024V1024H0Z"/>`,
  };
};

const PAPERS = [
  ['#bfe0ff', '#d3eaff', '#8fc4f5'],
  ['#ffe3b0', '#ffecc9', '#f5c879'],
  ['#d9d0ff', '#e6e0ff', '#b5a4f5'],
  ['#c9f0dc', '#dcf6e8', '#93d8b4'],
  ['#ffd0dc', '#ffe0e8', '#f5a3b9'],
] as const;

const RAYS = 12;

const plain: Place = ({ random }) => {
  const [paper, ray, floor] = random.pick(PAPERS);
  const turn = random.between(0, 30);
  const rays = Array.from({ length: RAYS }, (_, at) => {
    const [one, other] = [at, at + 0.5].map((step) => ((step * 360) / RAYS + turn) * (Math.PI / 180));
    const point = (angle = 0) =>
      `${(512 + 900 * Math.cos(angle)).toFixed(1)} ${(500 + 900 * Math.sin(angle)).toFixed(1)}`;
    return `M512 500L${point(one)} ${point(other)}Z`;
  });
  return {
    back:
      `<rect width="${EDGE}" height="${EDGE}" fill="${paper}"/><path fill="${ray}" d="${rays.join('')}"/>` +
      `<path fill="${floor}" d="M0 800Q512 740 1024 800V1024H0Z"/><path fill="${random.chance(0.5) ? WHITE : BEIGE}" opacity=".35" d="M0 900Q512 850 1024 900V1024H0Z"/>`,
    front: '',
  };
};

const blossom = (random: Random): string =>
  `<g transform="rotate(${random.between(0, 180)})">${ellipse(random.chance(0.5) ? ROSE : ROSE_LIGHT, 0, 0, 11, 6)}</g>`;

const garden: Place = ({ hour, random }) => ({
  back:
    skyAt(hour, random) +
    hills(random, '#bfe3b4', 640, 60) +
    scatter(random, cherryTree, { count: 3, from: -40, to: 460, y: [700, 790], size: [0.9, 1.5] }) +
    scatter(random, cherryTree, { count: 3, from: 560, to: 1060, y: [700, 790], size: [0.9, 1.5] }) +
    hills(random, GRASS_LIGHT, 770, 30, 2) +
    hills(random, GRASS, 900, 30, 2) +
    scatter(random, blossom, { count: 40, from: 0, to: 1024, y: [760, 1010], size: [0.8, 1.4] }),
  front:
    scatter(random, tuft, { count: 10, from: 0, to: 1024, y: [1010, 1034], size: [1, 1.5] }) +
    drift(random, blossom, { count: 26, y: [40, 1000], size: [0.9, 1.7] }),
});

const leaf = (random: Random): string =>
  `<g transform="rotate(${random.between(0, 360)})">${shape(random.pick([ORANGE, ORANGE_DEEP, RED, GOLD]), 'M0-16C14-8 14 8 0 18-14 8-14-8 0-16Z')}<path stroke="${EARTH}" stroke-width="3" d="M0-8V24"/></g>`;

const autumnPark: Place = ({ hour, random }) => ({
  back:
    skyAt(hour, random) +
    hills(random, '#d98f4e', 610, 70) +
    scatter(random, autumnTree, { count: 5, from: 0, to: 1024, y: [670, 700], size: [0.55, 0.8] }) +
    hills(random, '#c8773a', 710, 40) +
    scatter(random, autumnTree, { count: 2, from: -60, to: 260, y: [820, 860], size: [1.3, 1.7] }) +
    scatter(random, autumnTree, { count: 2, from: 780, to: 1090, y: [820, 860], size: [1.3, 1.7] }) +
    hills(random, ORANGE_LIGHT, 830, 30, 2) +
    scatter(random, leaf, { count: 30, from: 0, to: 1024, y: [860, 1010], size: [0.8, 1.3] }),
  front: drift(random, leaf, { count: 22, y: [60, 1010], size: [0.9, 1.6] }),
});

const forest: Place = ({ hour, random }) => ({
  back:
    skyAt(hour, random) +
    hills(random, '#4aa58a', 560, 80) +
    scatter(random, pine, { count: 9, from: -40, to: 1064, y: [690, 730], size: [0.7, 1.1] }) +
    hills(random, PINE, 720, 40, 2) +
    scatter(random, pine, { count: 3, from: -70, to: 330, y: [800, 860], size: [1.5, 2.1] }) +
    scatter(random, pine, { count: 3, from: 700, to: 1100, y: [800, 860], size: [1.5, 2.1] }) +
    hills(random, GRASS_DARK, 836, 30, 2),
  front:
    scatter(random, tuft, { count: 14, from: 0, to: 1024, y: [1006, 1034], size: [1, 1.6] }) +
    scatter(random, toadstool, { count: 4, from: 20, to: 1004, y: [1000, 1020], size: [0.9, 1.5] }) +
    hills(random, PINE_DARK, 1016, 8, 2),
});

const meadow: Place = ({ hour, random, isSnowy = false }) => ({
  back:
    skyAt(hour, random) +
    hills(random, GRASS_DARK, 600, 90) +
    scatter(random, roundTree, { count: 4, from: 0, to: 1024, y: [610, 640], size: [0.4, 0.62] }) +
    hills(random, GRASS, 690, 60, 2) +
    hills(random, GRASS_LIGHT, 800, 40, 2) +
    scatter(random, flower, { count: isSnowy ? 0 : 9, from: 0, to: 1024, y: [800, 860], size: [0.7, 1] }),
  front:
    scatter(random, tuft, { count: 16, from: 0, to: 1024, y: [1000, 1030], size: [1, 1.7] }) +
    scatter(random, flower, { count: isSnowy ? 0 : 7, from: 20, to: 1004, y: [1000, 1040], size: [1.1, 1.6] }),
});

export const PLACES = {
  plain,
  meadow,
  lake,
  garden,
  beach,
  city,
  outerSpace,
  mars,
  forest,
  jungle,
  mountains,
  underwater,
  pool,
  desert,
  room,
  party,
  castle,
  candy,
  cyberspace,
  autumnPark,
} as const;

export type PlaceName = keyof typeof PLACES;
