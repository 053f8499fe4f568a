import { BLUE, BLUE_DARK, BLUE_LIGHT, BLUE_SOFT, INK, WHITE } from '@marcel/art/palette';
import { place } from '@marcel/art/svg';
import { mixed } from '../figures/mixed.js';
import { seatedMarcel } from '../figures/dressed-marcel.js';
import { posedMarcel } from '../figures/posed-marcel.js';
import { POSTURES } from '../figures/postures.js';
import { PLACES } from '../places/places.js';
import { isEnclosing } from '../prompt/creatures.js';
import { sceneOf, type Scene } from '../prompt/scene.js';
import { randomOf } from '../random.js';
import { render } from '../render.js';
import { glow, shadow, tint, vignette } from '../scenery/light.js';
import { weatherOver } from '../weather/weather.js';
import { inStyle } from '../styles/styles.js';
import { thingsAround } from './things-around.js';

export interface ImageOrder {
  readonly kind: 'image';
  readonly seed: number;
  readonly prompt: string;
}

const STANDING = { scale: 2.9, feet: 936 };
const SITTING = { scale: 3.1, feet: 900 };

/** Marcel on what he sits on, and on what is so flat that he stands near the ground. */
const LIFTED = { size: 0.78, by: 230 };
const ON_FLAT = { size: 0.82, by: 70 };
const FLAT: ReadonlySet<string> = new Set(['skateboard', 'carpet', 'hammock']);

/** A giant fits into the picture, too. */
const LARGEST = 1.15;

/** Marcel in a scene that the words of a prompt choose. */
export async function composeImage({ seed, prompt }: ImageOrder): Promise<Buffer> {
  const random = randomOf(seed);
  const scene = sceneOf(prompt, random);
  const { back, front } = PLACES[scene.place]({ hour: scene.hour, random });
  const skies = weatherOver(scene.weather, scene.hour, random);
  const around = thingsAround(scene.things, random);
  const picture = await render(
    back +
      skies.behind +
      tint(scene.hour) +
      glow() +
      around.behind +
      shadow(512, isLifted(scene) ? 1000 : 930, 230) +
      figuresOf(scene) +
      around.before +
      front +
      skies.before +
      vignette(),
  );
  return scene.style === undefined ? picture : inStyle(picture, scene.style);
}

/** Whether Marcel sits on something. */
const isLifted = ({ things }: Scene): boolean =>
  things.some(
    ({ relation, where, of, drawn }) =>
      relation === 'below' && where !== 'behind' && of === undefined && !isEnclosing(drawn.name),
  );

function liftOf(scene: Scene): typeof LIFTED {
  if (!isLifted(scene)) return { size: 1, by: 0 };
  return scene.things.some(({ drawn, relation }) => relation === 'below' && FLAT.has(drawn.name)) ? ON_FLAT : LIFTED;
}

/** Side by side, the smaller the more there are. */
function figuresOf(scene: Scene): string {
  const { marcels } = scene;
  const count = marcels.length;
  const { size: most, by } = liftOf(scene);
  const size = Math.min(most, count === 1 ? 1 : Math.max(0.52, 0.92 - 0.12 * count)) * Math.min(scene.size, LARGEST);
  const figure = figureOf(scene);
  return marcels
    .map((colour, at) => {
      const x = 512 + (at - (count - 1) / 2) * (660 / count);
      return place(inColour(figure, colour), { x, y: 930 * (1 - size) - by, scale: size });
    })
    .join('');
}

const BLUES = [BLUE, BLUE_LIGHT, BLUE_SOFT, BLUE_DARK];

/** What is blue of him in another colour, its lights and shades included. */
function inColour(figure: string, colour: string | undefined): string {
  if (colour === undefined) return figure;
  const tones = [colour, mixed(colour, WHITE, 0.25), mixed(colour, WHITE, 0.12), mixed(colour, INK, 0.3)];
  return BLUES.reduce((drawn, blue, at) => drawn.replaceAll(blue, tones[at] ?? colour), figure);
}

/** Around 0, on the ground of the picture. */
function figureOf({ posture, face, outfit }: Scene): string {
  if (posture === 'sitting') {
    const { scale, feet } = SITTING;
    return place(place(seatedMarcel(face, outfit), { x: -120, y: -236 }), { x: 0, y: feet, scale });
  }
  const stance = POSTURES[posture];
  const { scale, feet } = STANDING;
  return place(place(posedMarcel(stance, face, outfit), { x: -120, y: -272 }), {
    x: 0,
    y: feet,
    turn: stance.lean * 0.5,
    scale,
  });
}
