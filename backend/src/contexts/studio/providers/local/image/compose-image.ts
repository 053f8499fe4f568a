import { place } from '@marcel/art/svg';
import { seatedMarcel } from '../figures/dressed-marcel.js';
import { posedMarcel } from '../figures/posed-marcel.js';
import { POSTURES } from '../figures/postures.js';
import { PLACES } from '../places/places.js';
import { sceneOf, type PropChoice, type Scene } from '../prompt/scene.js';
import type { Prop } from '../props/prop.js';
import { PROPS } from '../props/props.js';
import { randomOf, type Random } from '../random.js';
import { render } from '../render.js';
import { glow, shadow, tint, vignette } from '../scenery/light.js';
import { weatherOver } from '../weather/weather.js';

export interface ImageOrder {
  readonly kind: 'image';
  readonly seed: number;
  readonly prompt: string;
}

const STANDING = { scale: 2.9, feet: 936 };
const SITTING = { scale: 3.1, feet: 900 };

/** Spots of props beside Marcel, in the order they are taken, and how large things are there. */
const SPOTS: Readonly<Record<Prop['where'], readonly { x: number; y: number; scale: number }[]>> = {
  ground: [
    { x: 180, y: 890, scale: 1.35 },
    { x: 856, y: 880, scale: 1.3 },
    { x: 330, y: 770, scale: 0.85 },
    { x: 720, y: 764, scale: 0.85 },
  ],
  air: [
    { x: 820, y: 300, scale: 1.2 },
    { x: 200, y: 330, scale: 1.15 },
    { x: 680, y: 150, scale: 0.8 },
    { x: 330, y: 160, scale: 0.8 },
  ],
};

/** Marcel in a scene that the words of a prompt choose, and chance where they are silent. */
export async function composeImage({ seed, prompt }: ImageOrder): Promise<Buffer> {
  const random = randomOf(seed);
  const scene = sceneOf(prompt, random);
  const { back, front } = PLACES[scene.place]({ hour: scene.hour, random });
  const skies = weatherOver(scene.weather, scene.hour, random);
  return render(
    back +
      skies.behind +
      tint(scene.hour) +
      glow() +
      propsOf(scene.props, random) +
      shadow(512, 930, 230) +
      figureOf(scene) +
      front +
      skies.before +
      vignette(),
  );
}

function figureOf({ posture, face, outfit }: Scene): string {
  if (posture === 'sitting') {
    const { scale, feet } = SITTING;
    return place(place(seatedMarcel(face, outfit), { x: -120, y: -236 }), { x: 512, y: feet, scale });
  }
  const stance = POSTURES[posture];
  const { scale, feet } = STANDING;
  return place(place(posedMarcel(stance, face, outfit), { x: -120, y: -272 }), {
    x: 512,
    y: feet,
    turn: stance.lean * 0.5,
    scale,
  });
}

/** Those further back first, so that the others stand before them. */
function propsOf(choices: readonly PropChoice[], random: Random): string {
  const taken = { ground: 0, air: 0 };
  const mirrored = random.chance(0.5);
  return choices
    .map(({ name, colour }) => {
      const prop: Prop = PROPS[name];
      const spot = SPOTS[prop.where][taken[prop.where]++ % SPOTS[prop.where].length];
      const { x = 180, y = 880, scale = 1 } = spot ?? {};
      const at = { x: mirrored ? 1024 - x : x, y, scale, turn: random.between(-4, 4) };
      return { y, drawn: place(prop.draw(colour ?? prop.colour), at) };
    })
    .sort((one, other) => one.y - other.y)
    .map(({ drawn }) => drawn)
    .join('');
}
