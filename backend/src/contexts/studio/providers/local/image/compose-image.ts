import { BLUE, BLUE_DARK, BLUE_LIGHT, BLUE_SOFT, INK, WHITE } from '@marcel/art/palette';
import { place } from '@marcel/art/svg';
import { GRASS, GRASS_DARK, GRASS_LIGHT, SNOW, SNOW_SHADOW, mixed } from '../colours.js';
import type { HatName } from '../dress/hats.js';
import { seatedMarcel } from '../figures/dressed-marcel.js';
import { posedMarcel } from '../figures/posed-marcel.js';
import { POSTURES } from '../figures/postures.js';
import { type PlaceName, PLACES } from '../places/places.js';
import { isEnclosing } from '../prompt/creatures.js';
import { type Scene, sceneOf } from '../prompt/scene.js';
import type { Thing } from '../prompt/thing.js';
import { randomOf } from '../random.js';
import { render } from '../render.js';
import { glow, shadow, tint, vignette } from '../scenery/light.js';
import { weatherOver } from '../weather/weather.js';
import { inStyle } from '../styles/styles.js';
import type { Spot } from './spots.js';
import { type Figures, thingsAround } from './things-around.js';

const BETWEEN = '#dbe6fb';

/** Colors from the horizon to the front, so that hills stand out from each other. */
const HILLS = [SNOW_SHADOW, BETWEEN, SNOW] as const;

const HILL = /fill="#\w+" d="M-20 1044V/g;

const snowdrift = (): string =>
  `<path fill="${SNOW_SHADOW}" d="M0 972Q150 940 330 980T640 984 1024 962V1024H0Z"/><path fill="${SNOW}" d="M0 992Q200 962 420 998T800 996 1024 984V1024H0Z"/>`;

function underSnow(landscape: string): string {
  let hill = 0;
  const white = landscape.replaceAll(HILL, (drawn) => drawn.replace(/#\w+/, HILLS[Math.min(hill++, 2)] ?? SNOW));
  return [GRASS_DARK, GRASS, GRASS_LIGHT].reduce(
    (drawn, green, at) => drawn.replaceAll(`"${green}"`, `"${HILLS[at] ?? SNOW}"`),
    white,
  );
}

interface ImageOrder {
  readonly kind: 'image';
  readonly seed: number;
  readonly prompt: string;
}

const UPRIGHT = { scale: 2.9, feet: 936 };
const SITTING = { scale: 3.1, feet: 900 };

interface Lift {
  readonly size: number;
  readonly by: number;
}

const LIFTED: Lift = { size: 0.78, by: 230 };

const LOWER: readonly (readonly [Lift, ReadonlySet<string>])[] = [
  [{ size: 0.82, by: 70 }, new Set(['skateboard', 'carpet', 'hammock'])],
  [{ size: 0.78, by: 120 }, new Set(['bed'])],
  [
    { size: 0.74, by: 110 },
    new Set(
      'car,package,bathtub,basket,bucket,automobile,oncoming-automobile,taxi,bus,minibus,trolleybus,police-car,ambulance,fire-engine,delivery-truck,tractor,pickup-truck,sport-utility-vehicle,racing-car'.split(
        ',',
      ),
    ),
  ],
];

const LARGEST = 1.15;
const LARGEST_UNDER: Readonly<Partial<Record<HatName, number>>> = {
  wizardHat: 0.9,
  chefHat: 0.94,
  partyHat: 0.96,
  topHat: 0.96,
};

export async function composeImage({ seed, prompt }: ImageOrder): Promise<Buffer> {
  const random = randomOf(seed);
  const scene = sceneOf(prompt, random);
  const asked = new Set(scene.things.map(({ drawn }) => drawn.name));
  const isSnowy = scene.weather === 'snow';
  const { back, front } = PLACES[scene.place]({ hour: scene.hour, random, asked, isSnowy });
  const ground = isSnowy ? underSnow : (landscape: string) => landscape;
  const skies = weatherOver(scene.weather, scene.hour, random);
  const spots = figuresAt(scene);
  const around = thingsAround(scene.things, onHim(scene, spots), random);
  const picture = await render(
    ground(back) +
      skies.behind +
      tint(scene.hour) +
      glow() +
      around.behind +
      shadow(512, scene.things.some(isHisSeat) ? 1000 : 930, 230) +
      figuresOf(scene, spots) +
      around.before +
      ground(front) +
      (isSnowy ? snowdrift() : '') +
      skies.before +
      vignette(),
  );
  return scene.style === undefined ? picture : inStyle(picture, scene.style);
}

const isHisSeat = ({ relation, where, of, drawn }: Thing): boolean =>
  relation === 'below' && where !== 'behind' && of === undefined && !isEnclosing(drawn.name);

function liftOf(scene: Scene): Lift {
  const [seat] = scene.things.filter(isHisSeat);
  if (seat === undefined) return { size: 1, by: 0 };
  return LOWER.find(([, names]) => names.has(seat.drawn.name))?.[0] ?? LIFTED;
}

function figuresAt(scene: Scene): readonly Spot[] {
  const { hat } = scene.outfit;
  const count = scene.marcels.length;
  const { size: most, by } = liftOf(scene);
  const scale =
    Math.min(most, count === 1 ? 1 : Math.max(0.52, 0.92 - 0.12 * count)) *
    Math.min(scene.size, (hat && LARGEST_UNDER[hat]) ?? LARGEST);
  return scene.marcels.map((_, at) => ({
    x: 512 + (at - (count - 1) / 2) * (660 / count),
    y: 930 * (1 - scale) - by,
    scale,
  }));
}

function figuresOf(scene: Scene, spots: readonly Spot[]): string {
  const figure = figureOf(scene);
  return spots.map((spot, at) => place(inColour(figure, scene.marcels[at]), spot)).join('');
}

const WATER: Readonly<Partial<Record<PlaceName, number>>> = { beach: 748, lake: 800, pool: 900 };

function onHim(scene: Scene, [first = { x: 512, y: 0, scale: 1 }]: readonly Spot[]): Figures {
  const { x, y, scale } = first;
  const {
    scale: drawn,
    feet,
    grid,
  } = scene.posture === 'sitting' ? { ...SITTING, grid: 236 } : { ...UPRIGHT, grid: 272 };
  const at = (across: number, down: number, size: number): Spot => ({
    x: x + across * drawn * scale,
    y: y + (feet + (down - grid) * drawn) * scale,
    scale: size * scale,
  });
  return {
    marcels: scene.marcels.length,
    water: WATER[scene.place],
    head: at(0, 44, 0.8),
    shoulder: at(66, 148, 0.85),
  };
}

const BLUES = [BLUE, BLUE_LIGHT, BLUE_SOFT, BLUE_DARK];

function inColour(figure: string, colour: string | undefined): string {
  if (colour === undefined) return figure;
  const tones = [colour, mixed(colour, WHITE, 0.25), mixed(colour, WHITE, 0.12), mixed(colour, INK, 0.3)];
  return BLUES.reduce((drawn, blue, at) => drawn.replaceAll(blue, tones[at] ?? colour), figure);
}

/** Draws the figure around x = 0, on the ground of the picture. */
function figureOf({ posture, face, outfit }: Scene): string {
  if (posture === 'sitting') {
    const { scale, feet } = SITTING;
    return place(place(seatedMarcel(face, outfit), { x: -120, y: -236 }), { x: 0, y: feet, scale });
  }
  const stance = POSTURES[posture];
  const { scale, feet } = UPRIGHT;
  return place(place(posedMarcel(stance, face, outfit), { x: -120, y: -272 }), {
    x: 0,
    y: feet,
    turn: stance.lean * 0.5,
    scale,
  });
}
