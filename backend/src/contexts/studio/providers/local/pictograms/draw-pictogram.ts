import { INK } from '@marcel/art/palette';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';

const require = createRequire(import.meta.url);

const IconSet = z.object({ width: z.number(), icons: z.record(z.string(), z.object({ body: z.string() })) });

let set: z.infer<typeof IconSet> | undefined;

function bodyOf(name: string): string {
  set ??= IconSet.parse(
    JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8')),
  );
  return set.icons[name]?.body ?? '';
}

export const isDrawn = (name: string): boolean => bodyOf(name) !== '';

const GRID = 32;

export function drawPictogram(name: string, height: number, colour?: string): string {
  const scale = height / GRID;
  const filter = `outlined${colour === undefined ? '' : colour.slice(1)}`;
  return (
    `<filter id="${filter}" x="-10%" y="-10%" width="120%" height="120%">${colour === undefined ? '' : toned(colour)}` +
    `<feMorphology in="SourceAlpha" operator="dilate" radius="${(4 / scale).toFixed(2)}"/><feComponentTransfer result="edge">` +
    `<feFuncA type="linear" slope="1.6"/></feComponentTransfer><feFlood flood-color="${INK}"/><feComposite in2="edge" operator="in"/>` +
    `<feMerge><feMergeNode/><feMergeNode in="${colour === undefined ? 'SourceGraphic' : 'toned'}"/></feMerge></filter>` +
    `<g transform="translate(${-height / 2} ${-height}) scale(${scale})"><g filter="url(#${filter})">${bodyOf(name)}</g></g>`
  );
}

const TONES = [
  [0.3, 0],
  [0.8, 0],
  [1, 0],
  [0.85, 0.15],
  [0.2, 0.8],
] as const;

function toned(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) =>
    TONES.map(([own, white]) => (part * own + white).toFixed(3)).join(' '),
  );
  return (
    '<feColorMatrix type="matrix" values="0.3 0.6 0.1 0 0 0.3 0.6 0.1 0 0 0.3 0.6 0.1 0 0 0 0 0 1 0"/>' +
    `<feComponentTransfer result="toned"><feFuncR type="table" tableValues="${red}"/><feFuncG type="table" tableValues="${green}"/>` +
    `<feFuncB type="table" tableValues="${blue}"/></feComponentTransfer>`
  );
}
