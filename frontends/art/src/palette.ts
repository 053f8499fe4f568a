export const BLUE = '#0000ff';
export const ORANGE = '#ffa500';
export const BEIGE = '#f5f5dc';

export const BLUE_LIGHT = '#5b7bff';
export const BLUE_SOFT = '#2f4dff';
export const BLUE_DARK = '#0000b0';
export const NIGHT = '#00005c';
export const SKY = '#8fb0ff';
export const ORANGE_LIGHT = '#ffd27f';
export const ORANGE_DEEP = '#ff7a00';
export const SAND = '#e0d7a8';
export const SAND_DEEP = '#d0c48e';
export const SAND_SHADOW = '#b9ae78';
export const RED = '#e0263c';
export const GREEN = '#1f8a4c';
export const WHITE = '#ffffff';
export const INK = '#14143c';

export const DUSK = ['#00004e', '#000074', '#00009e', '#0000cc', '#1414f4', '#3d4dff', '#6f86ff'] as const;

export const MIDNIGHT = ['#03030f', '#060618', '#0a0a24', '#0e0e30', '#13133d', '#19194a', '#202058'] as const;
export const NIGHT_DUNES = ['#0a0a20', '#191944', '#232354', '#1d1d4a'] as const;

export const DAY = ['#1b4fb8', '#2259c4', '#2b64cf', '#3972d8', '#4c83e0', '#6698e8', '#86b1ef'] as const;
export const HILLS = ['#2b6b52', '#3d8a4d', '#56a54f', '#4a9a48'] as const;

export const WALL = '#1f4e5f';
export const FLOOR = '#2d6577';

export const LINE = 4;

export const ICON_LINE = 2;

/** Red, green and blue of a color like #0080ff, each from 0 to 255. */
export const channels = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
export const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((channel) => (Math.round(Math.min(255, Math.max(0, channel))) + 256).toString(16).slice(1)).join('')}`;
export function mixed(color: string, other: string, share: number): string {
  const into = channels(other);
  return hex(channels(color).map((channel, index) => channel * (1 - share) + (into[index] ?? 0) * share));
}
