import * as palette from '../palette.js';
import { ICON_LINE } from '../palette.js';
import { outlined } from '../svg.js';
import icons from './icons.json' with { type: 'json' };

/** Edge of an icon's grid. Whole coordinates lie between pixels, so that outlines are crisp at 32 and 64 pixels. */
export const ICON_SIZE = 32;

/** The start of a group whose parts have the common outline. */
const [OUTLINED = ''] = outlined('', ICON_LINE).split('</g>');
const colors = new Map(Object.entries(palette).map(([name, color]) => [name, String(color)]));

/**
 * Returns the markup of an icon from its lines in `icons.json`. There, colors have the names of the palette, the class
 * `outlined` stands for the common outline, and `<dog/>` for Marcel’s head.
 */
function draw(name: keyof typeof icons): string {
  return icons[name]
    .join('')
    .replaceAll('<g class="outlined">', OUTLINED)
    .replaceAll(/"([A-Z_]+)"/g, (quoted, color: string) => (colors.has(color) ? `"${colors.get(color)}"` : quoted))
    .replaceAll('<dog/>', () => dog());
}

export const dog = (): string => draw('dog');

export const ICONS = {
  dog,
  hug: () => draw('hug'),
  'image-generator': () => draw('image-generator'),
  gallery: () => draw('gallery'),
  draw: () => draw('draw'),
  mascotdex: () => draw('mascotdex'),
  mine: () => draw('mine'),
  'time-machine': () => draw('time-machine'),
  display: () => draw('display'),
  readme: () => draw('readme'),
  newsletter: () => draw('newsletter'),
  admin: () => draw('admin'),
  music: () => draw('music'),
  error: () => draw('error'),
  warning: () => draw('warning'),
  info: () => draw('info'),
} as const;

export type PictorialIconName = keyof typeof ICONS;
