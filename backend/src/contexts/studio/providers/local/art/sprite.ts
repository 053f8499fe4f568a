import { channels, INK, mixed, WHITE } from '@marcel/art/palette';
import { place } from '@marcel/art/svg';
import { maxBy, once } from 'es-toolkit';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { extentOf, type Extent } from '@marcel/art/extent';
import bodies from '../tables/bodies.json' with { type: 'json' };
import { basedOn, drawFragment, fragmentNamed, patternId, patternOf, plainOf } from './fragments.js';

const require = createRequire(import.meta.url);
const IconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
const icons = once(() => IconSet.parse(require('@iconify-json/fluent-emoji-flat/icons.json')).icons);
const REPAINTS = new Map(Object.entries(bodies.repaints));
const findBody = (name: string): string =>
  (REPAINTS.get(name) ?? []).reduce((svg, [from = '', to = '']) => svg.replaceAll(from, to), icons()[name]?.body ?? '');
export const isDrawn = (name: string): boolean => fragmentNamed(name) !== undefined || findBody(name) !== '';
/** A drawing whose origin is the middle of its lower edge. */
export type Sprite = Readonly<Record<'width' | 'height', number>> & { readonly svg: string };
export const UNIT = 272;
const boxes = new Map<string, Extent>();
function findBox(name: string, svg: string): Extent {
  const box = boxes.get(name) ?? extentOf(svg);
  boxes.set(name, box);
  return box;
}
/** Draws a thing whose longer side measures `size` units. */
export function drawThing(name: string, size: number, wanted?: string): Sprite {
  const fragment = fragmentNamed(name);
  const color = wanted && basedOn(wanted, fragment?.color ?? largestColor(findBody(name)) ?? WHITE);
  const svg = fragment === undefined ? findBody(name) : drawFragment(fragment, color);
  const { left, top, right, bottom } = findBox(name, svg);
  const scale = (size * UNIT) / Math.max(right - left, bottom - top);
  const inked =
    fragment === undefined
      ? outlined(color ? toned(svg, color, !/fish|whale|dolphin|bird|butterfly/.test(name), scale) : svg, scale)
      : svg;
  const pattern = patternOf(color ?? '', fragment === undefined ? 1 / scale : 1);
  const [width, height] = [(right - left) * scale, (bottom - top) * scale];
  return {
    svg: place(pattern + inked, { x: (-(left + right) / 2) * scale, y: -bottom * scale, scale }),
    width,
    height,
  };
}
/** Gives a pictogram the outline of our drawings: its shapes with a thick line, and then without. */
const outlined = (svg: string, scale: number): string =>
  `<g stroke="${INK}" stroke-width="${(9 / scale).toFixed(2)}" stroke-linejoin="round">${svg}</g><g>${svg}</g>`;
const BLACK = '#2a2a3c';
const spreadOf = (color: string): number => (Math.max(...channels(color)) - Math.min(...channels(color))) / 255;
function largestColor(svg: string): string | undefined {
  const areas = [...svg.matchAll(/<\w+ [^>]*fill="(#\w+)"[^>]*>/g)].map(([shape, color]) => {
    const { left, right, top, bottom } = extentOf(shape);
    return { color, area: (right - left) * (bottom - top) };
  });
  return maxBy(areas, ({ area }) => area)?.color;
}
/** Replaces the colors of a pictogram by tones of one color, the brighter, the lighter; windows and tires keep theirs. */
const toned = (svg: string, wanted: string, hasWindows: boolean, scale = 1): string => {
  const color = plainOf(wanted);
  const paint = wanted === color ? undefined : `"url(#${patternId(wanted, 1 / scale)})"`;
  const largest = paint || color === WHITE ? largestColor(svg) : undefined;
  const isPale = spreadOf(largest ?? WHITE) < 0.46;
  return svg.replaceAll(/"#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})"/g, (_, code: string) => {
    const hexa = code.length === 3 ? code.replace(/./g, '$&$&') : code;
    const [red = 0, green = 0, blue = 0] = channels(`#${hexa}`).map((channel) => channel / 255);
    const [most, spread] = [Math.max(red, green, blue), spreadOf(`#${hexa}`)];
    const isWindow = hasWindows && blue === most && green - red > 0.3 && most > 0.8;
    const isPink = red > 0.7 && red - green > 0.3 && blue >= green;
    const isKept = color === WHITE && (isPink || (isPale && spread > 0.45));
    if (isWindow || isKept || most < 0.25 || (most < 0.3 && spread < 0.06)) return `"#${hexa}"`;
    const brightness = 0.3 * red + 0.6 * green + 0.1 * blue;
    if (paint !== undefined && (`#${code}` === largest || largest === color))
      return `#${code}` === largest ? paint : `"#${code}"`;
    if (color === WHITE && brightness > 0.3) return `"${mixed('#c3cde6', WHITE, Math.min(1, brightness * 1.8))}"`;
    const light = (brightness - 0.6) * (color === BLACK ? 0.5 : 1);
    const dark = color === WHITE ? 0.62 : 0.2;
    const shade = mixed(INK, color, dark + (brightness * (1 - dark)) / 0.6);
    return `"${brightness < 0.6 ? shade : mixed(color, WHITE, light)}"`;
  });
};
export const dyed = (one: Sprite, color: string): Sprite => ({ ...one, svg: toned(one.svg, color, false) });
/** A drawing with its place; `up` is the height of its lower edge above the ground. */
export type Part = Sprite & Readonly<Record<'x' | 'up', number>>;
export const at = (drawn: Sprite, up: number, x = 0): Part => ({ ...drawn, up, x });
/** Joins parts, the farthest first, into one picture around their common middle. */
export function joined(parts: readonly Part[]): Sprite {
  const left = Math.min(...parts.map(({ x, width }) => x - width / 2));
  const right = Math.max(...parts.map(({ x, width }) => x + width / 2));
  const low = Math.min(0, ...parts.map(({ up }) => up));
  const high = Math.max(...parts.map(({ up, height }) => up + height));
  const svg = parts.map((part) => place(part.svg, { x: part.x - (left + right) / 2, y: low - part.up })).join('');
  return { svg, width: right - left, height: high - low };
}
export function inLine(all: readonly Sprite[], gap = 0): Sprite {
  let right = 0;
  const parts = all.map((one): Part => {
    right += one.width + gap;
    return at(one, 0, right - one.width / 2);
  });
  return joined(parts.toReversed());
}
export const scaled = ({ svg, width, height }: Sprite, scale: number): Sprite => ({
  svg: place(svg, { x: 0, y: 0, scale }),
  width: width * scale,
  height: height * scale,
});
const moved = (one: Sprite, by: string): Sprite => ({ ...one, svg: `<g transform="${by}">${one.svg}</g>` });
/** Turns a picture around the middle of its lower edge, clockwise, by degrees. */
export function turned({ svg, width, height }: Sprite, turn: number): Sprite {
  const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))];
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos];
  const around = `translate(0 ${-high / 2}) rotate(${turn}) translate(0 ${height / 2})`;
  return moved({ svg, width: wide, height: high }, around);
}
/** Turns a picture around its foot, which stays where it is. */
export const tilted = (one: Sprite, turn: number): Sprite => moved(one, `rotate(${turn})`);
export const mirrored = (one: Sprite): Sprite => moved(one, 'scale(-1 1)');
