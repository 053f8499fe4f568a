import * as art from '@marcel/art/palette';

/** One letter for each color of the tables; `c` is the color of the thing itself, `d` a darker and `l` a lighter shade of it. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ W: art.WHITE, K: art.INK, R: art.RED, O: art.ORANGE, N: art.ORANGE_LIGHT, D: art.ORANGE_DEEP, E: art.BEIGE },
  ...{ S: art.SAND, T: art.SAND_DEEP, U: art.SAND_SHADOW, B: art.BLUE_SOFT, I: art.BLUE_LIGHT, Y: art.SKY },
  n: art.NIGHT,
  ...{ G: '#57b85a', H: '#86d36b', J: '#2f8f57', P: '#1c6b55', Q: '#12493f', A: '#8a5a3c', Z: '#5f3b2a', F: '#eef4ff' },
  ...{ V: '#c3d3f5', M: '#ff9cc2', m: '#f0568f', p: '#ffd3e2', L: '#9d7bff', v: '#5a35c9', s: '#8b93b0', t: '#5d6485' },
  ...{ g: '#ffd23c', a: '#24c4b4', w: '#1f74d8', x: '#57b4f2', y: '#0d3f94', X: art.BLUE_DARK },
};

const channels = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** Returns `#rrggbb` for three channels from 0 to 255. */
export const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((channel) => (Math.round(Math.min(255, Math.max(0, channel))) + 256).toString(16).slice(1)).join('')}`;

/** Mixes a share, from 0 to 1, of another color into a color. */
export function mixed(color: string, other: string, share: number): string {
  const into = channels(other);
  return hex(channels(color).map((channel, index) => channel * (1 - share) + (into[index] ?? 0) * share));
}

/** Returns the color of a code of the tables: a letter, `#rgb` or `#rrggbb`. */
export function colorOf(code: string, own = art.BLUE_SOFT): string {
  if (code === 'c') return own;
  if (code === 'd') return mixed(own, art.INK, 0.22);
  if (code === 'l') return mixed(own, art.WHITE, 0.4);
  return LETTERS[code] ?? (code.length === 4 ? code.replace(/[^#]/g, '$&$&') : code);
}
