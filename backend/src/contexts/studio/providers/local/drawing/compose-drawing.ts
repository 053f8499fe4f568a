import { channels, INK, mixed, WHITE } from '@marcel/art/palette';
import type { Face } from '@marcel/art/marcel';
import { place } from '@marcel/art/svg';
import { sumBy, uniqWith } from 'es-toolkit';
import sharp from 'sharp';
import * as raster from '../../../recognition/raster.js';
import { drawThing, turned, type Sprite } from '../art/sprite.js';
import { drawFigure, marcel, poseNamed } from '../art/figure.js';
import { drawPiece } from '../art/fragments.js';
import { drawPlace, placeNamed } from '../art/places.js';
import { render } from '../image/styles.js';
import { tint } from '../image/compose-image.js';
import { GROUND, shadow } from '../image/layout.js';
import { toRandom } from '../random.js';
import things from '../tables/things.json' with { type: 'json' };
import { colorOf, isDark, PIXELS, toInkMap, toMarks, SIDE, type InkMap } from '../../../recognition/ink-map.js';
import { isLying, isPerson, readDrawing, type Part } from './read-drawing.js';

/** The drawing itself on a sheet with a strip of tape, 224 wide around its middle. */
async function paper(drawing: Uint8Array): Promise<string> {
  const sheet = sharp(drawing).flatten({ background: WHITE }).resize(320, 320, { fit: 'contain', background: WHITE });
  const href = `data:image/png;base64,${(await sheet.png({ compressionLevel: 1 }).toBuffer()).toString('base64')}`;
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
  const { isInk, pixels, pixelsOf, spot } = map;
  const [width, height] = [part.right - part.left + 3, part.bottom - part.top + 3];
  const closed = raster.within(part.cells, map.isEnclosed);
  const isHollow = part.motif === 'word' || closed.length < 0.03 * width * height;
  const fills = raster.findRegions(toMarks(isHollow ? [] : raster.without(part.cells, isInk)), SIDE);
  const areas = fills.map(({ cells }) => {
    const color = bright(colorOf(map, raster.dilate(toMarks(cells), 2, SIDE)));
    return shape(FILLS[part.motif] ?? mixed(color, WHITE, 0.45), 2, raster.outlineOf(cells, SIDE, 1));
  });
  const own = pixelsOf(part.cells);
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
/** Returns our own drawing of a known thing, unless it would lose colors or a face. */
function motifOf({ inks, colors, isInk }: InkMap, { motif, cells }: Part) {
  const own = MOTIFS.get(motif);
  if (own === undefined) return undefined;
  const countOf = (ink: number): number => cells.filter((cell) => inks[cell] === ink).length;
  const vivid = [...colors].filter(([ink, color]) => !isDark(color) && countOf(ink) > 0.012 * cells.length);
  const areAlike = (one: string, other: string): boolean =>
    hueOf(one).every((channel, at) => Math.abs(channel - (hueOf(other)[at] ?? 0)) < 0.3);
  const hues = uniqWith(vivid, ([, one], [, other]) => areAlike(one, other));
  const hasFace =
    /^(?:star|heart)$/.test(motif) && raster.findRegions(toMarks(raster.within(cells, isInk)), SIDE).length > 2;
  return hasFace || hues.length > (motif === 'tree' ? 2 : 1) ? undefined : own;
}
/** Returns the channels of a color, apart from its brightness. */
const hueOf = (color: string): number[] => channels(color).map((channel) => channel / Math.max(1, ...channels(color)));
/** Returns the clothes of a drawn person: a hat above the head, and what has another color than Marcel below it. */
function clothesIn(map: InkMap, { cells, top, bottom, posture }: Part) {
  const rowOf = (share: number): number => Math.round(top + share * (bottom - top));
  const between = (from: number, to: number): number[] =>
    cells.filter((cell) => cell >= rowOf(from) * SIDE && cell < rowOf(to) * SIDE);
  const [below, hat] = [between(0.3, 2), posture?.hat ?? 0];
  const filled = raster.within(raster.within(below, map.isInk), map.isEnclosed);
  const [name, cloth] = filled.length > 0.2 * cells.length ? ['dress', filled] : ['shirt', below];
  const color = colorOf(map, toMarks(cloth));
  const clothes = isDark(color) || BLUISH.test(color) ? [] : [{ name, color }];
  if (hat === 0) return clothes;
  const widthOf = ({ left, right }: raster.Region): number => right - left;
  const [tip, brim] = [between(0, 0.3 * hat), between(0, hat)].map((own) => widthOf(raster.toRegion(own, SIDE)));
  const hatColor = colorOf(map, toMarks(between(0, hat)));
  return [...clothes, { name: (tip ?? 0) < 0.45 * (brim ?? 0) ? 'partyHat' : 'topHat', color: hatColor }];
}
function drawPart(map: InkMap, part: Part, own: ReturnType<typeof motifOf>): Sprite {
  const { posture } = part;
  if (posture !== undefined) {
    const pose = isLying(part) ? poseNamed('stand') : posture.pose;
    return turned(drawFigure({ actor: marcel, pose, face: FACE, wears: clothesIn(map, part) }), posture.turn);
  }
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
  const isLight = (one: Part) => /^(?:sun|moon|star)$/.test(one.motif) && motifOf(map, one) !== undefined;
  const aloft = parts.filter((one) => isLight(one) || /^(?:moon|cloud|rain)$/.test(one.motif));
  const sizeOf = (all: readonly Part[]): number => sumBy(all, ({ cells }) => cells.length);
  const isHigh = aloft.length > 0 && (map.box.bottom - map.spot.y) / map.spot.scale < 0.7 * PIXELS;
  const isSky = (isHigh || 2 * sizeOf(aloft) > sizeOf(parts)) && !parts.some(isPerson);
  const most = parts.every(({ motif }) => motif === 'word') ? 380 : isSky ? 520 : 680;
  const scale = Math.min(9 * (isMoon ? 0.5 : 1), across / (right - left), most / (bottom - top));
  const middleOf = (one: Part): number => (one.left + one.right) / 2;
  /** Returns how wide somebody may be beside the others at the same height. */
  const roomBeside = (part: Part): number => {
    const beside = parts.filter((one) => one !== part && one.bottom > part.top && one.top < part.bottom);
    const gaps = beside.map((one) => {
      const apart = Math.abs(middleOf(one) - middleOf(part));
      const gap = isPerson(one) ? apart / 2 : apart - (one.right - one.left) / 2;
      // An umbrella above somebody takes no room.
      return gap < 0 ? SIDE : gap;
    });
    return 2.3 * scale * Math.max((part.right - part.left) / 2, Math.min(SIDE, ...gaps));
  };
  /** Returns whether somebody sits on a thing that stands on the same floor. */
  const isSeated = (part: Part): boolean =>
    isPerson(part) &&
    part.posture?.pose.feet === undefined &&
    parts.some(
      (one) => !isPerson(one) && one.left < part.right && one.right > part.left && one.bottom > part.bottom - 6,
    );
  const drawn = parts
    .toSorted((one, other) => Number(isPerson(one)) - Number(isPerson(other)))
    .map((part) => {
      const own = motifOf(map, part);
      const { svg, width, height } = drawPart(map, part, own);
      const low = own?.low ?? (part.motif === 'word' || isMoon ? 640 : 900);
      const [tall, lift] = [part.bottom - part.top + 1, Math.max(0, bottom - part.bottom - 5)];
      const room = (720 * tall) / (tall + lift);
      const alone = isPerson(part) ? Math.min(2.6, 780 / width, room / height) : own === undefined ? scale : 1;
      const natural = (isLying(part) ? part.right - part.left : tall) * scale;
      const most = isLying(part) ? natural : roomBeside(part);
      const [share, seat] = isSeated(part) ? [0.66, 0.26 * natural] : [1, 0];
      const among = isPerson(part) ? Math.min(Math.max(280, share * natural) / height, most / width) : natural / height;
      const [size, shift] =
        parts.length === 1 ? [alone, 0] : [among, ((part.left + part.right - left - right) / 2) * scale];
      const x = Math.max((width * size) / 2 + 8, Math.min(1016 - (width * size) / 2, middle + shift));
      const foot = isPerson(part) ? ground + (isLying(part) ? 36 : 0) - (720 * lift) / (tall + lift) : low;
      const rise = isSky || /^(?:cloud|rain)$/.test(part.motif) ? 260 : 0;
      const spot = ground - rise - seat - (bottom - part.bottom) * scale;
      const y = parts.length > 1 ? Math.min(spot, isLight(part) ? Math.max(420, natural + 24) : spot) : foot;
      return (y > 800 ? shadow(x, y, width * size * 0.4) : '') + place(svg, { x, y, scale: size });
    });
  return drawn.join('');
}
export async function composeDrawing(seed: number, drawing: Uint8Array): Promise<Buffer> {
  const [map, sheet] = await Promise.all([toInkMap(drawing), paper(drawing)]);
  const parts = readDrawing(map);
  const isStanding = parts.some((part) => isPerson(part) && !isLying(part));
  const own = parts.map(({ motif }) => OWN_PLACES.get(motif)).find(Boolean);
  const settings = parts.every(isPerson) && isStanding ? SETTINGS : OUTDOORS;
  const name = (isStanding ? undefined : own) ?? settings[seed % settings.length] ?? 'meadow';
  const ground = name === 'sea' ? 880 : GROUND;
  const isNight = parts.some((part) => part.motif === 'moon' || (part.motif === 'star' && motifOf(map, part)));
  const { back, front } = drawPlace(placeNamed(name), isNight ? 'night' : 'day', toRandom(seed));
  const beside = drawFigure({ actor: marcel, pose: poseNamed('point'), face: FACE });
  // The sheet would cover the sun or the moon of the place.
  const sky = ['sun', 'moon'].reduce((all, light) => all.replace(drawPiece(light), ''), back);
  const host = shadow(220, ground, 150) + place(beside.svg, { x: 230, y: ground, scale: 1.7 });
  const figures = drawParts(map, parts, ground) + (parts.some(isPerson) ? '' : host);
  const pinned = place(sheet, { x: 136, y: 160, turn: -7 });
  return render(sky + tint(isNight ? 'night' : 'day') + figures + front + pinned);
}
