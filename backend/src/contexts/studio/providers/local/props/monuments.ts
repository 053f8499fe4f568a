import { BEIGE, INK, ORANGE_LIGHT, SAND, SAND_DEEP, SAND_SHADOW, SKY, WHITE } from '@marcel/art/palette';
import { ellipse, outlined, place, plain, shape, stroke } from '@marcel/art/svg';
import { EARTH, GOLD, GRASS_DARK, SEA, STONE, STONE_DARK } from '../colours.js';
import { farAway, onGround } from './prop.js';

export const eiffelTower = farAway('#a9734d', (colour) =>
  outlined(
    shape(
      colour,
      'M-72 0H-38Q-30-40 0-42 30-40 38 0H72C40-50 26-90 20-132L8-196V-224H-8V-196L-20-132C-26-90-40-50-72 0Z',
    ) +
      shape(colour, 'M-52-56H52V-70H-52ZM-30-112H30V-124H-30ZM-14-194H14V-204H-14Z') +
      plain(shape(ORANGE_LIGHT, 'M-22-76L0-104 22-76ZM-12-130L0-156 12-130ZM-7-162L0-186 7-162Z')),
    5,
  ),
);

const pyramid = (): string =>
  outlined(
    shape(SAND, 'M-120 0L0-150 120 0Z') +
      plain(shape(SAND_SHADOW, 'M0-146L116-2H30Z')) +
      stroke('M-88-40H60M-56-80H36M-28-114H18', 3),
    6,
  );

export const pyramids = farAway(SAND, () =>
  [
    { x: -110, y: -14, scale: 0.62 },
    { x: 104, y: -10, scale: 0.72 },
    { x: 0, y: 0, scale: 1.08 },
  ]
    .map((at) => place(pyramid(), at))
    .join(''),
);

export const sphinx = onGround(SAND_DEEP, (colour) =>
  outlined(
    shape(colour, 'M-120 0V-40Q-116-62-80-62H10L96-74Q116-70 116-40V0Z') +
      shape(colour, 'M-120 0V-22H-20V0Z') +
      shape(SAND, 'M-96-54L-84-150Q-46-182-8-150L4-54-20-62-28-92H-64L-72-62Z') +
      shape(SAND, 'M-76-100Q-74-148-46-148T-16-100Q-20-76-46-74T-76-100Z') +
      plain(ellipse(INK, -58, -112, 4) + ellipse(INK, -34, -112, 4)) +
      stroke('M-56-90Q-46-84-36-90', 3),
    6,
  ),
);

export const bigBen = farAway(SAND, (colour) =>
  outlined(
    shape(colour, 'M-34 0V-150H34V0Z') +
      shape(colour, 'M-42-150V-206H42V-150Z') +
      shape(STONE_DARK, 'M-40-206L-14-244V-256L0-286 14-256V-244L40-206Z') +
      ellipse(WHITE, 0, -178, 21) +
      stroke('M0-178V-192M0-178L9-172', 4) +
      stroke('M-18-10V-140M0-10V-140M18-10V-140', 3),
    5,
  ),
);

export const greatWall = farAway(STONE, (colour) =>
  outlined(
    shape(GRASS_DARK, 'M-230 0C-190-60-140-40-90-70S10-130 70-110 190-60 230 0Z') +
      shape(colour, 'M-226 0L-216-34-120-70-40-66 40-132 108-118 226-30 230 0 110-84 46-96-36-32-116-36Z') +
      shape(colour, 'M-156-40V-112H-150V-122H-138V-112H-128V-122H-116V-112H-106V-122H-94V-112H-88V-40Z') +
      shape(colour, 'M36-92V-168H42V-178H54V-168H64V-178H76V-168H86V-178H98V-168H104V-92Z') +
      plain(shape(INK, 'M-130-62V-82Q-122-92-114-82V-62ZM62-116V-138Q70-148 78-138V-116Z')),
    5,
  ),
);

const arches = (y: number, height: number, width: number): string =>
  [-2, -1, 0, 1, 2]
    .map((at) => {
      const x = at * width;
      return shape(INK, `M${x - 12} ${y}V${y - height}Q${x} ${y - height - 16} ${x + 12} ${y - height}V${y}Z`);
    })
    .join('');

export const colosseum = farAway(SAND, (colour) =>
  outlined(
    shape(colour, 'M-170 0V-104L-136-116V-168Q0-196 96-168V-120L150-108 170-96V0Q0 20-170 0Z') +
      shape(SAND_SHADOW, 'M-136-116Q0-92 150-108L96-120V-128Q0-110-136-130Z') +
      plain(arches(-14, 30, 60) + arches(-70, 24, 58) + place(arches(-136, 14, 44), { x: -14, y: 0 })),
    5,
  ),
);

export const operaHouse = farAway(WHITE, (colour) =>
  outlined(
    shape(SEA, 'M-230 0V-22Q-150-34-70-22T90-22 230-22V0Z') +
      shape(BEIGE, 'M-160-18V-44H160V-18Z') +
      [
        [-110, 0.8],
        [-34, 1.2],
        [60, 1],
        [118, 0.66],
      ]
        .map(([x = 0, scale = 1]) =>
          place(
            shape(colour, 'M-44 0C-40-60-4-104 52-112 40-80 40-36 44 0Z') + stroke('M-20-2C-10-50 16-88 48-108', 3),
            {
              x,
              y: -44,
              scale,
            },
          ),
        )
        .join(''),
    5,
  ),
);

export const gondola = onGround(INK, (colour) =>
  outlined(
    shape(SEA, 'M-190 0V-18Q-130-32-70-18T50-18 190-18V0Z') +
      shape(
        colour,
        'M-186-96C-170-96-168-60-140-52H120C150-56 164-84 168-112L182-110C180-60 160-14 120-14H-120C-166-16-184-56-186-96Z',
      ) +
      shape(EARTH, 'M-40-52V-74Q0-84 40-74V-52Z') +
      shape(GOLD, 'M-192-98H-166V-110H-178V-122H-190V-110H-196Z') +
      `<path fill="none" stroke-width="13" d="M84-34L150-190"/><path fill="none" stroke="${EARTH}" stroke-width="6" d="M84-34L150-190"/>`,
    5,
  ),
);

export const washingMachine = onGround(WHITE, (colour) =>
  outlined(
    shape(colour, 'M-70 0V-168Q-70-178-60-178H60Q70-178 70-168V0Z') +
      stroke('M-70-140H70', 4) +
      ellipse(STONE_DARK, 0, -70, 50) +
      ellipse(SKY, 0, -70, 38) +
      plain(ellipse(WHITE, -14, -60, 8) + ellipse(WHITE, 10, -50, 11) + ellipse(WHITE, 16, -78, 6)) +
      ellipse(ORANGE_LIGHT, 46, -159, 9) +
      shape(STONE, 'M-56-152V-166H-16V-152Z'),
    6,
  ),
);
