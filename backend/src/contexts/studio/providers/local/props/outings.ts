import { BEIGE, INK, ORANGE_DEEP, ORANGE_LIGHT, RED, SAND, SAND_DEEP, SAND_SHADOW } from '@marcel/art/palette';
import { ellipse, outlined, place, plain, shape, stroke } from '@marcel/art/svg';
import { EARTH, EARTH_DARK, GOLD, LILAC, SEA, SEA_LIGHT, SNOW, SNOW_SHADOW } from '../colours.js';
import { onGround } from './prop.js';

export const iceberg = onGround(SNOW, (colour) =>
  outlined(
    shape(colour, 'M-190-20L-150-84-104-72-60-168-14-196 34-118 70-134 128-60 190-20Z') +
      plain(
        shape(SNOW_SHADOW, 'M-14-196L34-118 10-100 26-20H-30L-10-96-40-130ZM70-134L128-60 100-20H74L84-70Z') +
          shape(SEA, 'M-196 0V-26H196V0Z') +
          shape(SEA_LIGHT, 'M-196-26Q-150-40-100-26T0-26 100-26 196-26V-14H-196Z'),
      ),
    6,
  ),
);

export const igloo = onGround(SNOW, (colour) =>
  outlined(
    shape(colour, 'M-140 0C-140-84-84-146 0-146S140-84 140 0Z') +
      stroke(
        'M-134-44H134M-108-94H108M-60-130V-94M0-146V-94M60-130V-94M-84-94V-44M-28-94V-44M28-94V-44M84-94V-44M-110-44V0M110-44V0',
        4,
      ) +
      shape(SNOW_SHADOW, 'M-58 0C-58-60-40-78 0-78S58-60 58 0Z') +
      shape(INK, 'M-38 0C-38-42-26-56 0-56S38-42 38 0Z'),
    6,
  ),
);

const tower = (x: number, height: number): string =>
  place(
    shape(
      SAND,
      `M-34 0L-28 ${-height}V${-height - 22}H-14V${-height - 8}H-6V${-height - 22}H6V${-height - 8}H14V${-height - 22}H28V${-height}L34 0Z`,
    ) +
      plain(
        shape(SAND_SHADOW, `M14 0V${-height}H27L32 0Z`) +
          shape(INK, `M-8 ${-height + 36}V${-height + 16}Q0 ${-height + 6} 8 ${-height + 16}V${-height + 36}Z`),
      ),
    { x, y: 0 },
  );

export const sandcastle = onGround(RED, (colour) =>
  outlined(
    `<path fill="none" stroke-width="5" d="M0-156V-204"/>` +
      shape(colour, 'M2-204L44-190 2-176Z') +
      tower(0, 130) +
      shape(SAND_DEEP, 'M-120-6V-60H-104V-48H-88V-60H-72V-48H72V-60H88V-48H104V-60H120V-6Z') +
      tower(-104, 84) +
      tower(104, 84) +
      shape(INK, 'M-22-4V-30C-22-52 22-52 22-30V-4Z') +
      shape(SAND, 'M-166 0C-150-20-120-14-96-12H96C122-14 150-20 166 0Z'),
    6,
  ),
);

export const throne = onGround(RED, (colour) =>
  outlined(
    shape(GOLD, 'M-76-80V-190C-76-214-50-206-40-220L0-250 40-220C50-206 76-214 76-190V-80Z') +
      shape(colour, 'M-54-84V-186Q-30-186 0-216 30-186 54-186V-84Z') +
      shape(GOLD, 'M-100 0V-112Q-100-128-84-128T-70-112V0ZM70 0V-112Q70-128 84-128T100-112V0Z') +
      shape(colour, 'M-70-92H70V-58H-70Z') +
      shape(GOLD, 'M-70-58H70V-12H-70Z') +
      ellipse(RED, 0, -232, 10),
    6,
  ),
);

export const swing = onGround(ORANGE_DEEP, (colour) =>
  outlined(
    `<path fill="none" stroke-width="14" stroke-linejoin="round" d="M-150 0L-110-216H110L150 0M-70 0L-110-216M70 0L110-216"/>` +
      `<path fill="none" stroke="${EARTH_DARK}" stroke-width="6" d="M-48-214V-58M48-214V-58"/>` +
      shape(colour, 'M-66-64H66V-44H-66Z'),
    6,
  ),
);

export const hammock = onGround(ORANGE_LIGHT, (colour) =>
  outlined(
    shape(EARTH, 'M-182 0L-174-190H-154L-146 0ZM182 0L174-190H154L146 0Z') +
      `<path fill="none" stroke-width="5" d="M-160-172L-118-132M160-172L118-132"/>` +
      shape(colour, 'M-124-136C-80-70 80-70 124-136 100-46-100-46-124-136Z') +
      plain(shape(RED, 'M-70-94L-84-72-64-66-50-86ZM-14-86V-58H14V-86ZM70-94L84-72 64-66 50-86Z')),
    6,
  ),
);

export const carpet = onGround(LILAC, (colour) =>
  outlined(
    shape(colour, 'M-150-30C-100-70-60 0 0-34S110-60 150-34L120 4C80-16 50 30-10 0-60-20-100 30-170 2Z') +
      stroke('M-150-30L-160-46M-164-12L-182-18M150-34L164-46M134-14L150-16', 5) +
      plain(
        `<path fill="none" stroke="${GOLD}" stroke-width="7" d="M-138-20C-96-52-60 12 0-22S104-44 136-26"/>` +
          ellipse(BEIGE, -8, -16, 16, 7),
      ),
    6,
  ),
);
