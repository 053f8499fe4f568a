import { INK } from '@marcel/art/palette';
import { PIECES } from '../tables/pieces.js';
import { PROPS } from '../tables/props.js';
import { colorOf } from './palette.js';

/**
 * A row of the tables: `name where color line | part; part`. A part is a color with its modifiers and a path: `!` has no
 * outline, `%50` is half transparent, `/3` has an outline of that width, `-6R` is a line of that width and color,
 * `@x,y,rx,ry` an ellipse, `{x,y,turn,scale` starts a group and `}` ends it.
 */
export interface Fragment {
  readonly name: string;
  readonly where: string;
  readonly color: string;
  readonly line: number;
  readonly parts: readonly string[];
}

/** Splits a table into rows: a row starts at the margin, its continuation with a space. */
export const rowsOf = (table: string): readonly string[] =>
  table
    .trim()
    .split(/\n(?! )/)
    .map((row) => row.replaceAll('\n', ''));

function fragmentOf(row: string): Fragment {
  const [head = '', body = ''] = row.split(' |');
  const [name = '', where = '', color = '', line = '6'] = head.split(' ');
  return { name, where, color: colorOf(color), line: Number(line), parts: body.split(';').map((part) => part.trim()) };
}

const TABLES = [PROPS, PIECES];

let all: ReadonlyMap<string, Fragment> | undefined;

export function fragmentNamed(name: string): Fragment | undefined {
  all ??= new Map(TABLES.flatMap(rowsOf).map((row) => [row.slice(0, row.indexOf(' ')), fragmentOf(row)]));
  return all.get(name);
}

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
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale.join(' ')})">`;
  }
  const [, line, code = 'K', isPlain, width, percent, dashes, d = ''] = PART.exec(part) ?? [];
  const color = colorOf(code, own);
  const faint = percent === undefined ? '' : ` opacity="${Number(percent) / 100}"`;
  if (line !== undefined) {
    const dash = dashes === undefined ? '' : ` stroke-dasharray="${dashes}" stroke-linecap="butt"`;
    return `${pathOf(d)} fill="none" stroke="${color}" stroke-width="${line.slice(1)}"${faint}${dash}/>`;
  }
  const edge = isPlain ? ' stroke="none"' : width === undefined ? '' : ` stroke-width="${width}"`;
  return `${pathOf(d)} fill="${color}"${edge}${faint}/>`;
}

export function drawFragment(fragment: Fragment, own = fragment.color): string {
  const body = fragment.parts.map((part) => drawPart(part, own)).join('');
  return `<g stroke="${INK}" stroke-width="${fragment.line}" stroke-linejoin="round" stroke-linecap="round">${body}</g>`;
}

/** @throws when no table has a piece of that name */
export function drawPiece(name: string, own?: string): string {
  const fragment = fragmentNamed(name);
  if (fragment === undefined) throw new Error(`There is no piece named ${name}`);
  return drawFragment(fragment, own);
}
