export const GRASS = '#57b85a';
export const GRASS_LIGHT = '#86d36b';
export const GRASS_DARK = '#2f8f57';
export const PINE = '#1c6b55';
export const PINE_DARK = '#12493f';
export const EARTH = '#8a5a3c';
export const EARTH_DARK = '#5f3b2a';
export const SNOW = '#eef4ff';
export const SNOW_SHADOW = '#c3d3f5';
export const SEA = '#1f74d8';
export const SEA_LIGHT = '#57b4f2';
export const SEA_DARK = '#0d3f94';
export const ROSE = '#ff9cc2';
export const ROSE_DEEP = '#f0568f';
export const ROSE_LIGHT = '#ffd3e2';
export const LILAC = '#9d7bff';
export const LILAC_DEEP = '#5a35c9';
export const STONE = '#8b93b0';
export const STONE_DARK = '#5d6485';
export const GOLD = '#ffd23c';
export const TEAL = '#24c4b4';

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** Returns `#rrggbb` for three channels from 0 to 255. */
export const hex = (rgb: readonly number[]): string =>
  `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes a share, from 0 to 1, of another colour into a colour. */
export function mixed(colour: string, other: string, share: number): string {
  const into = channels(other);
  return hex(channels(colour).map((channel, index) => channel * (1 - share) + (into[index] ?? 0) * share));
}
