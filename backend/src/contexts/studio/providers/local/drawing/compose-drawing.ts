import { INK, WHITE } from '@marcel/art/palette';
import type { Face } from '@marcel/art/marcel/head';
import { place } from '@marcel/art/svg';
import sharp from 'sharp';
import * as raster from '../../../../../platform/pictures/raster.js';
import { drawThing, turned, type Sprite } from '../art/sprite.js';
import { drawFigure, marcel, poseNamed } from '../art/figure.js';
import { drawPiece, mixed } from '../art/fragments.js';
import { drawPlace, placeNamed } from '../art/places.js';
import { render } from '../image/styles.js';
import { tint, vignette } from '../image/compose-image.js';
import { GROUND, shadow } from '../image/layout.js';
import { toRandom } from '../random.js';
import { toSet } from '../sets.js';
import things from '../tables/things.json' with { type: 'json' };
import { findGround } from './ground.js';
import { colorOf, enlarged, enclosedBy, isDark, PIXELS, toInkMap, toMarks, SIDE, type InkMap } from './ink-map.js';
import { findPosture } from './posture.js';
import { recognize } from './recognize.js';

const WHOLE = toSet('boat,house,tree,fish,sun,snowman,car');
/** The drawing itself on a sheet with a strip of tape, 224 wide around its middle. */
async function paper(drawing: Uint8Array): Promise<string> {
  const sheet = sharp(drawing).flatten({ background: WHITE }).resize(320, 320, { fit: 'contain', background: WHITE });
  const href = `data:image/png;base64,${(await sheet.png({ compressionLevel: 2 }).toBuffer()).toString('base64')}`;
  const image = `<image href="${href}" x="-98" y="-98" width="196" height="196"/>`;
  return drawPiece('sheet') + image + drawPiece('tape');
}
const SETTINGS = 'meadow city beach party forest cyber mountains castle desert candy plain'.split(' ');
const OUTDOORS = 'meadow garden plain mountains'.split(' ');
const OWN_PLACES = new Map(Object.entries(things.motifPlaces));
const BLUISH = /^#[0-7].[0-b].[c-f]/;
const FACE: Face = { eyes: 'happy', mouth: 'laughing' };
/** Our own drawings of what visitors draw; `low` is the height of the lower edge. */
const MOTIFS = new Map(Object.entries(things.motifs));
/** Black becomes a light orange. */
const bright = (color: string): string => (isDark(color) ? '#ffd27f' : color);
const shape = (color: string, line: number, d: string): string =>
  `<path fill="${color}" stroke="${color}" stroke-width="${line}" stroke-linejoin="round" d="${d}"/>`;
const FILLS: Readonly<Record<string, string>> = { snowman: WHITE, cloud: '#dbe6fb' };
/** Draws the visitor’s own lines again: smooth and inked, what they enclose filled with color. */
function traceInk(map: InkMap, part: Part): Sprite {
  const { isInk, pixels, inkPixels, cellOf, spot } = map;
  const isIn = toMarks(part.cells);
  const [width, height] = [part.right - part.left + 3, part.bottom - part.top + 3];
  const closed = part.cells.filter((cell) => map.isEnclosed[cell] === 1);
  const isHollow = part.motif === 'word' || closed.length < 0.03 * width * height;
  const fills = raster.findRegions(toMarks(isHollow ? [] : part.cells.filter((cell) => isInk[cell] === 0)), SIDE);
  const areas = fills.map(({ cells }) => {
    const color = bright(colorOf(map, raster.dilate(toMarks(cells), 2, SIDE)));
    return shape(FILLS[part.motif] ?? mixed(color, WHITE, 0.45), 2, raster.outlineOf(cells, SIDE, 1));
  });
  const own = inkPixels.filter((pixel) => isIn[cellOf(pixel)] === 1);
  const outlines = [...map.colors].map(([ink, color]) => {
    const shown = own.filter((pixel) => pixels[pixel] === ink);
    const inkColor = part.motif === 'rain' ? '#2f6dff' : isDark(color) ? INK : color;
    return { color: inkColor, d: raster.outlineOf(shown, PIXELS, 3) };
  });
  // Proportional lines keep the gaps between them open.
  const corners = outlines.reduce((sum, { d }) => sum + d.split('Q').length, 0);
  const line = Math.min(8, Math.max(2, own.length / (corners * 1.5)));
  // Words stand out from what is behind them, and single strokes keep their color.
  const isWord = part.motif === 'word';
  const around = isWord ? 2.4 : isHollow ? 0 : 0.6;
  const edges = outlines.map(({ d }) => shape(isWord ? WHITE : INK, line * around, around > 0 ? d : ''));
  const ink = [...edges, ...outlines.map(({ color, d }) => shape(color, around > 0 ? 0 : line * 0.9, d))].join('');
  const svg = areas.join('') + place(ink, spot);
  return { svg: place(svg, { x: -(part.left + part.right) / 2, y: -part.bottom - 1 }), width, height };
}
type Part = ReturnType<typeof partOf>;
function partOf(map: InkMap, all: readonly number[]) {
  const cells = all.filter((cell) => map.isInk[cell] === 1 || map.isEnclosed[cell] === 1);
  const own = enlarged(map, cells);
  const motif = recognize(own);
  const posture = /^(?:tree|snowman|car)$/.test(motif) ? undefined : findPosture(own);
  return { ...raster.toRegion(cells, SIDE), posture, motif };
}
const isLying = ({ posture }: Part): boolean => posture !== undefined && Math.abs(posture.turn) > 80;
const isPerson = ({ posture }: Part): boolean => posture !== undefined;
/** Returns pieces that lie apart: their boxes do not touch. */
function piecesIn(isSet: raster.Marks): raster.Region[] {
  const boxes: raster.Region[] = [];
  for (let box of raster.findRegions(raster.dilate(isSet, 3, SIDE), SIDE)) {
    const touches = ({ left, right, top, bottom }: raster.Region): boolean =>
      left <= box.right && right >= box.left && top <= box.bottom && bottom >= box.top;
    for (let at = boxes.findIndex(touches); at >= 0; at = boxes.findIndex(touches))
      box = raster.toRegion([...box.cells, ...(boxes.splice(at, 1)[0]?.cells ?? [])], SIDE);
    boxes.push(box);
  }
  return boxes;
}
/** Returns whether a part is certain although others touch it: a known thing, or somebody who stands. */
const isKnown = (part: Part): boolean =>
  WHOLE.has(part.motif) || (isPerson(part) && part.right - part.left < part.bottom - part.top);
const contains = (outer: raster.Region, inner: raster.Region): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;
/** Divides what touches lightly: things of one ink each, or people who hold hands. */
function divided(map: InkMap, part: Part): Part[] {
  if (WHOLE.has(part.motif)) return [part];
  const lines = [...map.colors.keys()].map((ink) => part.cells.filter((cell) => map.inks[cell] === ink));
  const inks = lines.filter((cells) => cells.length > 20);
  const pieces = (inks.length > 1 ? inks : []).flatMap((own) =>
    piecesIn(toMarks([...own, ...enclosedBy(toMarks(own))])).filter(({ cells }) => cells.length > 60),
  );
  const partIn = ({ cells, left, right, top, bottom }: raster.Region): Part => {
    const own = toMarks(cells);
    const isIn = (cell: number): boolean => {
      const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
      return x >= left && x <= right && y >= top && y <= bottom && (map.isInk[cell] === 0 || own[cell] === 1);
    };
    return partOf(map, part.cells.filter(isIn));
  };
  const isOuter = (one: raster.Region): boolean => pieces.every((other) => other === one || !contains(other, one));
  const high = part.bottom - part.top;
  const isOnFloor = (one: Part): boolean => part.bottom - one.bottom < 0.12 * high;
  // A chair is open, other than a dress.
  const isChair = (one: Part): boolean =>
    isOnFloor(one) && one.bottom - one.top > 0.3 * high && one.cells.every((cell) => map.isInk[cell] === 1);
  const outer = pieces.map(partIn).filter((one, at) => isOuter(pieces[at] ?? part) || isPerson(one) || isChair(one));
  const isSomeones = toMarks(outer.filter(isPerson).flatMap(({ cells }) => cells));
  const apart = outer.map((one) =>
    isPerson(one) ? one : { ...one, cells: one.cells.filter((cell) => isSomeones[cell] === 0) },
  );
  const parts = outer.length < 2 || outer.length > 9 ? [] : apart.flatMap((one) => abreast(map, one));
  const holds = parts.some((one) => !isPerson(one) && one.cells.some((cell) => map.isInk[cell] === 0));
  const isSomebody = (one: Part): boolean => {
    const isWide = one.right - one.left > 0.5 * (part.right - part.left);
    const isTall = isOnFloor(one) && one.bottom - one.top > (holds ? 0.5 : 0.7) * high;
    return isPerson(one) && (isLying(one) || isKnown(one)) && (isTall || (isLying(one) && isWide) || !isPerson(part));
  };
  if (parts.length === 0 || !(parts.every(isKnown) || parts.some(isSomebody))) return abreast(map, part);
  // What is left, such as a window or a raindrop, belongs to the thing around it or is a thing of its own.
  const isTaken = toMarks(parts.flatMap(({ cells }) => cells));
  const rest = piecesIn(toMarks(part.cells.filter((cell) => isTaken[cell] === 0 && map.isInk[cell] === 1)));
  const ownerOf = (piece: raster.Region): number => parts.findIndex((one) => contains(one, piece));
  return [
    ...parts.map((one, at) => {
      const inside = isPerson(one) ? [] : rest.filter((piece) => ownerOf(piece) === at);
      return { ...one, cells: [...one.cells, ...inside.flatMap(({ cells }) => cells)] };
    }),
    ...rest.filter((piece) => ownerOf(piece) < 0 && piece.cells.length > 8).map(({ cells }) => partOf(map, cells)),
  ];
}
/** Divides people side by side, who may touch each other: there is one below each head. */
function abreast(map: InkMap, part: Part): Part[] {
  const high = part.bottom - part.top + 1;
  const isHead = ({ cells, left, right, top, bottom }: raster.Region): boolean => {
    const [across, down] = [right - left + 1, bottom - top + 1];
    const isRound = across < 1.6 * down && down < 1.6 * across && cells.length > 0.5 * across * down;
    return isRound && down > 0.05 * high && down < 0.4 * high;
  };
  const areas = raster.findRegions(toMarks(part.cells.filter((cell) => map.isEnclosed[cell] === 1)), SIDE);
  const heads = areas.filter(isHead);
  const isBelow = (one: raster.Region, head: raster.Region): boolean =>
    one.top > head.bottom && Math.abs(one.left + one.right - head.left - head.right) < 1.5 * (one.right - one.left + 1);
  const middles = heads
    .filter((one) => !heads.some((head) => isBelow(one, head)))
    .map(({ left, right }) => (left + right) / 2)
    .toSorted((one, other) => one - other);
  if (middles.length < 2 || middles.length > 5) return [part];
  const borders = middles.map((middle, at) => (middle + (middles[at + 1] ?? 2 * SIDE)) / 2);
  const ownerOf = (cell: number): number => borders.findIndex((border) => cell % SIDE < border);
  const people = middles.map((_, at) =>
    partOf(
      map,
      part.cells.filter((cell) => ownerOf(cell) === at),
    ),
  );
  if (people.filter(isPerson).length < 0.6 * people.length) return [part];
  // Among others, a small one whose limbs cannot be told apart is a child.
  return people.map((one) => ({ ...one, posture: one.posture ?? { pose: poseNamed('stand'), hat: 0, turn: 0 } }));
}
/** Sees a cloud and its rain where there are only strokes below one large shape. */
function findRain(map: InkMap): Part[] | undefined {
  const all = raster.findRegions(raster.union(map.isInk, map.isEnclosed), SIDE);
  const [cloud, ...drops] = all.toSorted((one, other) => other.cells.length - one.cells.length);
  if (cloud === undefined || cloud.right - cloud.left < 1.1 * (cloud.bottom - cloud.top)) return undefined;
  const isDrop = ({ cells, left, right, top }: raster.Region): boolean =>
    Math.min(top - cloud.bottom, left - cloud.left, cloud.right - right) > -8 &&
    cells.length < 0.08 * cloud.cells.length;
  if (drops.length < 3 || !drops.every(isDrop)) return undefined;
  const cells = drops.flatMap((drop) => drop.cells);
  const partAs = (region: raster.Region, motif: string): Part => ({ ...region, posture: undefined, motif });
  return [partAs(cloud, 'cloud'), partAs(raster.toRegion(cells, SIDE), 'rain')];
}
/** Reads what was drawn: one thing, or several that lie apart. */
export function readDrawing(whole: InkMap): Part[] {
  const rain = findRain(whole);
  if (rain !== undefined) return rain;
  const ground = findGround(whole);
  const isLine = toMarks(ground?.cells ?? []);
  const map = { ...whole, isInk: whole.isInk.map((is, cell) => (isLine[cell] === 1 ? 0 : is)) };
  const parts = piecesIn(raster.union(map.isInk, map.isEnclosed)).flatMap((box) => {
    const all = divided(map, partOf(map, box.cells));
    if (ground?.motif === 'waves') return all.map((one) => (one.motif === 'star' ? { ...one, motif: 'boat' } : one));
    return all.map((one) => {
      const isUnder = (cell: number): boolean => cell % SIDE >= one.left && cell % SIDE <= one.right;
      if (ground === undefined || isPerson(one) || isKnown(one)) return one;
      return partOf(whole, [...one.cells, ...ground.cells.filter(isUnder)]);
    });
  });
  if (ground !== undefined) return [...parts, ground];
  const [people, letters] = [parts.filter(isPerson).length, raster.findRegions(map.isInk, SIDE).length];
  // Some letters look like people, but not most of a word.
  const [mayBeWord, mayBeOne] = [letters > 2 && people <= letters / 2, parts.length > 1 && people === 0];
  if (!mayBeWord && !mayBeOne) return parts;
  const all = partOf(map, raster.range(SIDE * SIDE));
  if (mayBeWord && all.motif === 'word') return [{ ...all, posture: undefined }];
  return mayBeOne && (isPerson(all) || /^(?:word|sun)$/.test(all.motif)) ? [all] : parts;
}
/** Returns our own drawing of a known thing, unless it would lose colors. */
function motifOf({ inks, colors }: InkMap, { motif, cells }: Part) {
  const countOf = (ink: number): number => cells.filter((cell) => inks[cell] === ink).length;
  const vivid = [...colors].filter(([ink, color]) => !isDark(color) && countOf(ink) > 0.03 * cells.length);
  return vivid.length > (motif === 'tree' ? 2 : 1) ? undefined : MOTIFS.get(motif);
}
/** Returns the clothes of a drawn person: a hat above the head, and what has another color than Marcel below it. */
function clothesIn(map: InkMap, { cells, top, bottom, posture }: Part) {
  const rowOf = (share: number): number => Math.round(top + share * (bottom - top));
  const between = (from: number, to: number): number[] =>
    cells.filter((cell) => cell >= rowOf(from) * SIDE && cell < rowOf(to) * SIDE);
  const [below, hat] = [between(0.3, 2), posture?.hat ?? 0];
  const filled = below.filter((cell) => map.isInk[cell] === 1 && map.isEnclosed[cell] === 1);
  const [name, cloth] = filled.length > 0.2 * cells.length ? ['dress', filled] : ['shirt', below];
  const color = colorOf(map, toMarks(cloth));
  const clothes = isDark(color) || BLUISH.test(color) ? [] : [{ name, color }];
  if (hat === 0) return clothes;
  const widthOf = ({ left, right }: raster.Region): number => right - left;
  const [tip, brim] = [between(0, 0.3 * hat), between(0, hat)].map((own) => widthOf(raster.toRegion(own, SIDE)));
  const hatColor = colorOf(map, toMarks(between(0, hat)));
  return [...clothes, { name: (tip ?? 0) < 0.45 * (brim ?? 0) ? 'partyHat' : 'topHat', color: hatColor }];
}
function drawPart(map: InkMap, part: Part): Sprite {
  const { posture } = part;
  if (posture !== undefined) {
    const pose = isLying(part) ? poseNamed('stand') : posture.pose;
    return turned(drawFigure({ actor: marcel, pose, face: FACE, wears: clothesIn(map, part) }), posture.turn);
  }
  const own = motifOf(map, part);
  if (own === undefined) return traceInk(map, part);
  const color = colorOf(map, toMarks(part.cells));
  return drawThing(own.art, own.size, part.motif === 'tree' || isDark(color) ? own.color : color);
}
/** Draws each part where it was drawn: people as Marcel, known things as ours and all others as they are. */
function drawParts(map: InkMap, all: readonly Part[], ground: number): string {
  const { left, right, top } = map.box;
  const parts = all.filter(({ motif }) => !/^(?:ground|waves)$/.test(motif));
  const waves = all.find(({ motif }) => motif === 'waves');
  const bottom = waves === undefined ? map.box.bottom : waves.top + 4;
  const [middle, across] = parts.some(isPerson) ? [512, 900] : [706, 570];
  const isMoon = parts.length === 1 && parts[0]?.motif === 'moon';
  const aloft = parts.filter(({ motif }) => /^(?:sun|moon|star|cloud|rain)$/.test(motif));
  const isSky = 2 * aloft.length > parts.length && !parts.some(isPerson);
  const scale = Math.min(9 * (isMoon ? 0.5 : 1), across / (right - left), (isSky ? 520 : 680) / (bottom - top));
  const middleOf = (one: Part): number => (one.left + one.right) / 2;
  /** Returns how wide somebody may be beside the others at the same height. */
  const roomBeside = (part: Part): number => {
    const beside = parts.filter((one) => one !== part && one.bottom > part.top && one.top < part.bottom);
    const gaps = beside.map((one) => {
      const apart = Math.abs(middleOf(one) - middleOf(part));
      const gap = isPerson(one) ? apart / 2 : apart - (one.right - one.left) / 2;
      // What is above somebody, such as an umbrella, takes no room.
      return gap < 0 ? SIDE : gap;
    });
    return 2.3 * scale * Math.max((part.right - part.left) / 2, Math.min(SIDE, ...gaps));
  };
  const drawn = parts
    .toSorted((one, other) => Number(isPerson(one)) - Number(isPerson(other)))
    .map((part) => {
      const { svg, width, height } = drawPart(map, part);
      const own = motifOf(map, part);
      const low = MOTIFS.get(part.motif)?.low ?? (part.motif === 'word' || isMoon ? 640 : 900);
      const [tall, lift] = [part.bottom - part.top + 1, Math.max(0, bottom - part.bottom - 5)];
      const room = (720 * tall) / (tall + lift);
      const alone = isPerson(part) ? Math.min(2.6, 780 / width, room / height) : own === undefined ? scale : 1;
      const natural = (isLying(part) ? part.right - part.left : tall) * scale;
      const most = isLying(part) ? natural : roomBeside(part);
      const among = isPerson(part) ? Math.min(Math.max(280, natural) / height, most / width) : natural / height;
      const [size, shift] =
        parts.length === 1 ? [alone, 0] : [among, ((part.left + part.right - left - right) / 2) * scale];
      const x = Math.max((width * size) / 2 + 8, Math.min(1016 - (width * size) / 2, middle + shift));
      const foot = isPerson(part) ? ground + (isLying(part) ? 36 : 0) - (720 * lift) / (tall + lift) : low;
      const rise = isSky || /^(?:cloud|rain)$/.test(part.motif) ? 260 : 0;
      const y = parts.length > 1 ? ground - rise - (bottom - part.bottom) * scale : foot;
      return (y > 800 ? shadow(x, y, width * size * 0.4) : '') + place(svg, { x, y, scale: size });
    });
  return drawn.join('');
}
export async function composeDrawing(seed: number, drawing: Uint8Array): Promise<Buffer> {
  const map = await toInkMap(drawing);
  const parts = readDrawing(map);
  const isStanding = parts.some((part) => isPerson(part) && !isLying(part));
  const own = parts.map(({ motif }) => OWN_PLACES.get(motif)).find(Boolean);
  const settings = parts.every(isPerson) && isStanding ? SETTINGS : OUTDOORS;
  const name = (isStanding ? undefined : own) ?? settings[seed % settings.length] ?? 'meadow';
  const ground = name === 'sea' ? 880 : GROUND;
  const isNight = parts.some((part) => part.motif === 'moon' || (part.motif === 'star' && motifOf(map, part)));
  const { back, front } = drawPlace(placeNamed(name), isNight ? 'night' : 'day', toRandom(seed));
  const beside = drawFigure({ actor: marcel, pose: poseNamed('point'), face: FACE });
  const lights = parts.filter(({ motif }) => /^(?:sun|moon|cloud)$/.test(motif));
  const sky = lights.reduce((all, { motif }) => all.replace(drawPiece(motif === 'moon' ? motif : 'sun'), ''), back);
  const host = shadow(220, ground, 150) + place(beside.svg, { x: 230, y: ground, scale: 1.7 });
  const figures = drawParts(map, parts, ground) + (parts.some(isPerson) ? '' : host);
  const sheet = place(await paper(drawing), { x: 136, y: 160, turn: -7 });
  return render(sky + tint(isNight ? 'night' : 'day') + figures + front + vignette() + sheet);
}
