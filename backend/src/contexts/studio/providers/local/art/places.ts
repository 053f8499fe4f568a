import { INK } from '@marcel/art/palette';
import { place } from '@marcel/art/svg';
import tables from '../tables/places.json' with { type: 'json' };
import svg from '../tables/svg.json' with { type: 'json' };
import type { Random } from '../random.js';
import { drawThing } from './sprite.js';
import { toColor, drawPiece, fragmentNamed } from './fragments.js';
import { bands, drawWeather, LIGHTS, skyAt, stars, type Hour, type Weather } from './sky.js';

type Lists = Record<'words' | 'back' | 'front', readonly string[]>;
export type Place = Readonly<Record<'name' | 'kind', string> & Lists & { surface: number | undefined }>;
/** A place of `places.json`; `tables/README.md` explains its operations. */
type PlaceEntry = { words: string; back: readonly string[]; front?: readonly string[] };
export const PLACE_LIST: readonly Place[] = Object.entries<PlaceEntry>(tables.places).map(
  ([key, { words, back, front = [] }]) => {
    const [name = '', kind = '', surface] = key.split(' ');
    const height = surface === undefined ? undefined : Number(surface);
    return { name, kind, words: words.split(','), surface: height, back, front };
  },
);
const byName = new Map(PLACE_LIST.map((one) => [one.name, one]));
export const placeNamed = (name: string): Place => byName.get(name) ?? placeNamed('plain');
const hints = new Map(Object.entries(tables.hints).flatMap(([name, all]) => all.map((one) => [one, name] as const)));
export const findHint = (thing: string): string | undefined => hints.get(thing);
function hills(random: Random, color: string, top: number, height: number, waves = 3): string {
  const step = 1024 / waves;
  let path = `M-20 1044V${top + random.between(0, height)}`;
  for (let wave = 0; wave < waves; wave += 1) {
    const x = wave * step;
    path += `Q${x + step / 2} ${top - random.between(0, height)} ${x + step + 20} ${top + random.between(0, height)}`;
  }
  return `<path fill="${color}" d="${path}V1044Z"/>`;
}
function piece(name: string, color?: string): string {
  const [art = '', own = color === undefined ? undefined : toColor(color)] = name.split('~');
  return fragmentNamed(art) === undefined ? drawThing(art, 1, own).svg : drawPiece(art, own);
}
export function drawRow(random: Random, [name = '', ...rest]: readonly string[]): string {
  const [count = 0, x0 = 0, x1 = 0, y0 = 0, y1 = 0, low = 1, high = 1] = rest.map(Number);
  const colors = /[A-Za-z]/.test(rest.at(-1) ?? '') ? (rest.at(-1) ?? '') : '';
  const step = (x1 - x0) / count;
  return Array.from({ length: count }, (_, index) => ({
    body: piece(name, colors === '' ? undefined : colors[random.below(colors.length)]),
    x: Math.round(x0 + step * (index + random.between(0.15, 0.85))),
    y: Math.round(random.between(y0, y1)),
    scale: Math.round(random.between(low, high) * 100) / 100,
  }))
    .toSorted((one, other) => one.y - other.y)
    .map(({ body, ...at }) => place(body, at))
    .join('');
}
function wall(paint: string, stripe: string, floor: string): string {
  const colors = Object.entries({ wall: paint, stripe, floor, ink: INK });
  return colors.reduce((all, [name, color]) => all.replaceAll(`{${name}}`, color), svg.wall);
}
function drawOperation(operation: string, hour: Hour, random: Random, weather: Weather, view?: string): string {
  const [verb = '', ...rest] = operation.split(' ');
  const [one = '', two = '', three = ''] = rest;
  const [size, height] = [Number(two), Number(three)];
  if (verb === 'sky') return skyAt(hour, random, Number(one || 640), weather);
  if (verb === 'bands') return bands(one.split(','), size);
  if (verb === 'stars') return stars(random, Number(one), size);
  if (verb === 'hills') return hills(random, toColor(one), size, height, Number(rest[3] ?? 3));
  if (verb === 'wall') return wall(toColor(one), toColor(two), toColor(three));
  if (one === 'window')
    return place(windowAt(hour, weather, random, view, rest[4]), { x: size, y: height, scale: Number(rest[3] ?? 1) });
  if (verb === 'put') return place(piece(one, rest[4]), { x: size, y: height, scale: Number(rest[3] ?? 1) });
  if (verb === 'row') return drawRow(random, rest);
  if (verb === 'line') {
    const [color = '', dashes = 'none'] = one.split('~');
    const stroke = `stroke="${toColor(color)}" stroke-width="${two}" stroke-dasharray="${dashes}"`;
    return `<path fill="none" ${stroke} d="${rest.slice(2).join(' ')}"/>`;
  }
  const [color = '', percent = '100'] = one.split('%');
  return `<path fill="${toColor(color)}" fill-opacity="${Number(percent) / 100}" d="${rest.slice(1).join(' ')}"/>`;
}
function windowAt(hour: Hour, weather: Weather, random: Random, view?: string, color?: string): string {
  const isWet = weather === 'rain' || weather === 'storm';
  const sky = isWet && hour === 'day' ? '#8c97bd' : (LIGHTS[hour].sky[2] ?? '');
  const moon = hour === 'night' ? place(drawPiece('moon'), { x: -56, y: -70, scale: 0.5 }) : '';
  const far = view === undefined ? '' : place(drawThing(view, 0.9).svg, { x: 0, y: 128 });
  const falling = place(drawWeather(weather, hour, random).before, { x: -215, y: -215, scale: 0.42 });
  const seen = `<clipPath id="pane"><path d="M-108-128H108V128H-108Z"/></clipPath><g clip-path="url(#pane)">${moon + far + falling}</g>`;
  return piece('window', color).replaceAll(`"${toColor('Y')}"`, `"${sky}"`) + seen;
}
const UNDER_SNOW = /^row (?:flower|toadstool|bloom|tuft|leaf|lilyPad|reed) /;
const snowed = (operation: string): string[] =>
  UNDER_SNOW.test(operation)
    ? []
    : [operation.replace('row pine', 'row snowyPine').replace(/^(row roundTree .*?)(?: [A-Z]+)?$/, '$1 FV')];
const FRAMED = / (?:framed|blackboard) 512 \d+ .*/;
/** Draws a place; the things of others stand before its first hills, or on the horizon of its water. */
export function drawPlace(
  { kind, name, back, front }: Place,
  hour: Hour,
  random: Random,
  beyond: readonly Place[] = [],
  weather: Weather = 'clear',
  view?: string,
) {
  const draw = (operations: readonly string[]): string =>
    operations.map((operation) => drawOperation(operation, hour, random, weather, view)).join('');
  // Weather and night are seen through a window: a room without one gets it in place of a picture.
  const isSeen = kind !== 'indoor' || (hour === 'day' && weather === 'clear') || / window /.test(back.join());
  const cover = (all: readonly string[]) => (weather === 'snow' && kind !== 'indoor' ? all.flatMap(snowed) : all);
  const rear = isSeen ? cover(back) : back.map((one) => one.replace(FRAMED, ' window 512 190 .8'));
  const isOpen = kind === 'open' || kind === 'water';
  const others = isOpen ? draw(beyond.flatMap(({ back }) => back.filter((one) => /^(?:put|row) /.test(one)))) : '';
  const isSmall = kind === 'water' || name === 'sky';
  const from = isSmall ? 1 : 2;
  const far = isSmall ? place(others, { x: 230, y: 135, scale: 0.55 }) : others;
  const isMirrored = !/^(?:slope|hillside|cliff|neonCity|square|aboveCity)$/.test(name) && random.chance(0.5);
  const facing = (body: string): string =>
    isMirrored ? `<g transform="translate(1024 0) scale(-1 1)">${body}</g>` : body;
  const ways = [{ kind, front }, ...beyond].filter((one) => one.kind === 'way').flatMap((one) => one.front);
  const way = isOpen || kind === 'way' ? draw(ways) : '';
  return {
    back: draw(rear.slice(0, 1)) + facing(draw(rear.slice(1, from)) + far + draw(rear.slice(from)) + way),
    front: kind === 'way' ? '' : facing(draw(cover(front))),
  };
}
