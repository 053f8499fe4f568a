import { BEIGE, DUSK, ORANGE, ORANGE_LIGHT, WHITE } from '@marcel/art/palette';
import { LILAC, ROSE, ROSE_LIGHT } from '../colours.js';
import { HORIZON } from '../edge.js';
import type { Random } from '../random.js';
import { daySun, moon, settingSun } from './lights.js';
import { sky, stars } from './sky.js';

export const HOURS = ['dawn', 'day', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];

interface Light {
  readonly sky: readonly string[];
  readonly cloud: readonly [colour: string, shade: string];
  readonly tint: readonly [colour: string, opacity: number];
}

export const LIGHTS: Readonly<Record<Hour, Light>> = {
  dawn: {
    sky: ['#6f86ff', '#9d9bff', '#c7a8f5', ROSE, '#ffc3b0', ORANGE_LIGHT],
    cloud: [ROSE_LIGHT, '#f5b6d2'],
    tint: ['#ff9cc2', 0.1],
  },
  day: {
    sky: ['#3f8cff', '#5aa2ff', '#78b8ff', '#98ccff', '#bce0ff', '#def1ff'],
    cloud: [WHITE, '#dbe9ff'],
    tint: ['#fff3c4', 0],
  },
  dusk: { sky: [...DUSK.slice(1), LILAC, '#ff8f8f', ORANGE], cloud: ['#7a6bff', '#5946e0'], tint: ['#ff7a00', 0.12] },
  night: {
    sky: ['#04042e', '#070748', '#0b0b63', '#12127d', '#1c1c98'],
    cloud: ['#26269c', '#1a1a80'],
    tint: ['#00005c', 0.28],
  },
};

export function skyAt(hour: Hour, random: Random, horizon: number = HORIZON): string {
  const side = random.chance(0.5) ? random.between(130, 270) : random.between(754, 894);
  const height = random.between(130, 220);
  const base = sky(LIGHTS[hour].sky, horizon + 40);
  switch (hour) {
    case 'dawn':
      return base + stars(random, 14, 220, WHITE) + settingSun(side, horizon - 30, 120);
    case 'day':
      return base + daySun(side, height);
    case 'dusk':
      return base + stars(random, 36, 380, BEIGE) + settingSun(512, horizon - 70, 250);
    case 'night':
      return base + stars(random, 90, horizon - 60, BEIGE) + moon(side, height);
  }
}
