import { ORANGE, ORANGE_DEEP } from '@marcel/art/palette';
import { ellipse, outlined, plain, shape } from '@marcel/art/svg';
import {
  EARTH,
  EARTH_DARK,
  GRASS,
  GRASS_DARK,
  GRASS_LIGHT,
  PINE,
  PINE_DARK,
  ROSE,
  ROSE_DEEP,
  ROSE_LIGHT,
  SNOW,
} from '../colours.js';

const trunk = () =>
  shape(EARTH, 'M-14-90C-10-50-12-20-20 0H20C12-20 10-50 14-90Z') +
  plain(shape(EARTH_DARK, 'M4-88C6-50 6-20 12-3H17C10-20 9-50 13-88Z'));

const crown = (colour: string, light: string, dark: string) =>
  shape(
    colour,
    'M-84-120C-110-160-80-206-44-200-36-250 40-250 50-204 92-206 110-150 80-118 70-84 20-74 0-86-24-70-76-80-84-120Z',
  ) +
  plain(
    shape(dark, 'M-78-118C-70-86-24-76 0-90 20-78 66-88 78-118 50-100 20-104 0-112-24-100-56-102-78-118Z') +
      ellipse(light, -36, -176, 22, 14) +
      ellipse(light, 18, -204, 16, 9),
  );

export const roundTree = (): string => outlined(trunk() + crown(GRASS, GRASS_LIGHT, GRASS_DARK));
export const autumnTree = (): string => outlined(trunk() + crown(ORANGE, '#ffd27f', ORANGE_DEEP));
export const cherryTree = (): string =>
  outlined(
    trunk() +
      crown(ROSE, ROSE_LIGHT, ROSE_DEEP) +
      plain(ellipse(ROSE_LIGHT, -50, -130, 7) + ellipse(ROSE_LIGHT, 40, -150, 8) + ellipse(ROSE_LIGHT, 0, -140, 6)),
  );

const tiers = (colour: string, shade: string) =>
  shape(EARTH_DARK, 'M-12-40H12V0H-12Z') +
  [0, 58, 112]
    .map((up, index) => {
      const half = 82 - index * 16;
      return (
        shape(colour, `M0-${136 + up}L${half}-${36 + up}Q0-${16 + up}-${half}-${36 + up}Z`) +
        plain(shape(shade, `M0-${130 + up}L${half - 8}-${38 + up}Q${half / 2}-${30 + up} 6-${28 + up}Z`))
      );
    })
    .join('');

export const pine = (): string => outlined(tiers(PINE, PINE_DARK));
export const snowyPine = (): string =>
  outlined(
    tiers(PINE, PINE_DARK) +
      shape(
        SNOW,
        'M0-248L26-206Q12-214 4-204-6-216-24-206ZM-42-150Q-30-134-18-142-6-128 8-140 24-128 42-150L30-168Q0-154-30-168Z',
      ),
  );

export const palm = (): string =>
  outlined(
    `<path fill="none" stroke-width="26" d="M0 0C10-80 30-150 70-210"/><path fill="none" stroke="${EARTH}" stroke-width="18" d="M0 0C10-80 30-150 70-210"/>` +
      [
        'M70-212C20-260-40-240-66-196-20-214 20-210 70-212Z',
        'M70-212C60-270 10-300-36-286 10-266 40-240 70-212Z',
        'M70-212C100-270 160-276 190-250 140-250 110-236 70-212Z',
        'M70-212C130-230 176-200 184-160 150-196 120-206 70-212Z',
        'M70-212C30-200 0-160 4-126 24-166 44-186 70-212Z',
      ]
        .map((leaf) => shape(GRASS_DARK, leaf))
        .join('') +
      ellipse(EARTH_DARK, 62, -204, 12) +
      ellipse(EARTH, 82, -200, 12),
  );
