import { BLUE_SOFT, channels, INK, mixed, WHITE } from '@marcel/art/palette';
import { once } from 'es-toolkit';
import pieces from '../tables/pieces.json' with { type: 'json' };
import marks from '../tables/marks.json' with { type: 'json' };
import props from '../tables/props.json' with { type: 'json' };

/** One letter for each color of the tables; `c` is the color of the thing itself, `d` a darker and `l` a lighter shade of it. */
const LETTERS: Readonly<Record<string, string>> = marks.colors;
export function toColor(code: string, own = BLUE_SOFT): string {
  if (code === 'c') return own.includes('|') ? `url(#${patternId(own, 1)})` : own;
  if (code === 'd') return mixed(own, INK, 0.22);
  if (code === 'l') return mixed(own, WHITE, 0.4);
  return LETTERS[code] ?? (code.length === 4 ? code.replace(/[^#]/g, '$&$&') : code);
}
type Drawing = { readonly line: number; readonly parts: readonly string[] };
/** A drawing of `props.json` or `pieces.json`; `tables/README.md` explains its parts. */
export type Fragment = Readonly<Record<'name' | 'where' | 'color', string>> & Drawing;
function toEntry([head, parts]: readonly [string, readonly string[]]): readonly [string, Fragment] {
  const [name = '', where = '', color = '', line = '6'] = head.split(' ');
  return [name, { name, where, color: toColor(color), line: Number(line), parts }];
}
const fragments = once(() => new Map(Object.entries<string[]>({ ...props, ...pieces }).map(toEntry)));
export const fragmentNamed = (name: string): Fragment | undefined => fragments().get(name);
const PART = /^(-[\d.]+)?(#\w+|[A-Za-z])?(!)?(?:\/([\d.]+))?(?:%(\d+))?(?:~([\d,]+))? (.*)$/;
function pathOf(d: string): string {
  if (!d.startsWith('@')) return `<path d="${d}"`;
  const [x, y, rx, ry = rx] = d.slice(1).split(',');
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"`;
}
function drawPart(part: string, own: string): string {
  if (part === '}') return '</g>';
  if (part.startsWith('{')) {
    const [x, y, turn, ...scale] = part.slice(1).split(',');
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale.join(' ') || 1})">`;
  }
  const [, line, code = 'K', isPlain, width, percent, dashes, d = ''] = PART.exec(part) ?? [];
  const color = toColor(code, own);
  const faint = percent === undefined ? '' : ` opacity="${Number(percent) / 100}"`;
  if (line !== undefined) {
    const dash = dashes === undefined ? '' : ` stroke-dasharray="${dashes}" stroke-linecap="butt"`;
    return `${pathOf(d)} fill="none" stroke="${color}" stroke-width="${line.slice(1)}"${faint}${dash}/>`;
  }
  const edge = isPlain ? ' stroke="none"' : width === undefined ? '' : ` stroke-width="${width}"`;
  return `${pathOf(d)} fill="${color}"${edge}${faint}/>`;
}
export const plainOf = (color: string): string => color.split('|')[0] ?? color;
export const patternId = (color: string, scale: number): string => `p${color}${scale}`.replaceAll(/\W+/g, '-');
/** Defines the pattern of a color like "#ffffff|stripes|#e0263c"; without a second color, its tiles are darker or white. */
export function patternOf(color: string, scale = 1): string {
  const [base = '', name = '', other] = color.split('|');
  const { parts, line } = fragmentNamed(name) ?? { parts: [], line: 0 };
  const isLight = (channels(base)[1] ?? 0) > (name === 'dots' ? 220 : 140);
  const second = other || (isLight ? mixed(base, INK, 0.42) : WHITE);
  const tile = `<path fill="${base}" d="M0 0H${line}V${line}H0Z"/>${parts.map((part) => drawPart(part, second)).join('')}`;
  const size = `width="${line}" height="${line}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"`;
  return name === '' ? '' : `<pattern id="${patternId(color, scale)}" ${size}>${tile}</pattern>`;
}
export const basedOn = (color: string, base: string): string => (color.startsWith('|') ? base + color : color);
export function drawFragment(fragment: Fragment, color = fragment.color): string {
  const own = basedOn(color, fragment.color);
  const body = fragment.parts.map((part) => drawPart(part, own)).join('');
  return `<g stroke="${INK}" stroke-width="${fragment.line}" stroke-linejoin="round" stroke-linecap="round">${body}</g>`;
}
/** @throws when no table has a piece of that name */
export function drawPiece(name: string, own?: string): string {
  const fragment = fragmentNamed(name);
  if (fragment === undefined) throw new Error(`There is no piece named ${name}`);
  return patternOf(basedOn(own ?? '', fragment.color)) + drawFragment(fragment, own);
}
