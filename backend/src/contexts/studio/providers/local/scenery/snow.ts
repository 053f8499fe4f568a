import { GRASS, GRASS_DARK, GRASS_LIGHT, SNOW, SNOW_SHADOW } from '../colours.js';

const BETWEEN = '#dbe6fb';

/** From the horizon to the front, so that hills stand out from each other. */
const HILLS = [SNOW_SHADOW, BETWEEN, SNOW] as const;

/** A hill, as it is drawn: from the left edge to the right one. */
const HILL = /fill="#\w+" d="M-20 1044V/g;

/** Snow that lies before everybody's feet. */
export const snowdrift = (): string =>
  `<path fill="${SNOW_SHADOW}" d="M0 972Q150 940 330 980T640 984 1024 962V1024H0Z"/><path fill="${SNOW}" d="M0 992Q200 962 420 998T800 996 1024 984V1024H0Z"/>`;

/** A landscape under snow: hills, grass and leaves are white. */
export function underSnow(landscape: string): string {
  let hill = 0;
  const white = landscape.replaceAll(HILL, (drawn) => drawn.replace(/#\w+/, HILLS[Math.min(hill++, 2)] ?? SNOW));
  return [GRASS_DARK, GRASS, GRASS_LIGHT].reduce(
    (drawn, green, at) => drawn.replaceAll(`"${green}"`, `"${HILLS[at] ?? SNOW}"`),
    white,
  );
}
