import * as palette from '../palette.js';
import { outlined } from '../svg.js';
import icons from './icons.json' with { type: 'json' };

/** Edge of an icon's grid. Whole coordinates lie between pixels, so that outlines are crisp at 32 and 64 pixels. */
export const ICON_SIZE = 32;

/** Icons in color, by name. */
export const ICONS = icons;
export type PictorialIconName = keyof typeof ICONS;

/**
 * Markup in which colors have their names of the palette, and `<dog/>` stands for Marcel’s head. What a list contains has
 * the common outline.
 */
type Icon = readonly (string | readonly string[])[];

const colors = new Map(Object.entries(palette).map(([name, color]) => [name, String(color)]));

/** Returns the SVG markup of an icon. */
export function drawIcon(icon: Icon): string {
  const parts = icon.map((part) => (typeof part === 'string' ? part : outlined(part.join(''), palette.ICON_LINE)));
  const colored = parts.join('').replaceAll(/"([A-Z_]+)"/g, (quoted, name: string) => {
    const color = colors.get(name);
    return color === undefined ? quoted : `"${color}"`;
  });
  return colored.replaceAll('<dog/>', dog);
}

/** Returns Marcel’s head. */
export const dog = (): string => drawIcon(ICONS.dog);
