import { svgDocument } from '@marcel/art/svg';
import sharp, { type Sharp } from 'sharp';
import { GENERATED_EDGE as EDGE } from '../../picture-provider.js';
import type { StyleName } from '../prompt/vocabulary.js';
import tables from '../tables/svg.json' with { type: 'json' };
import { Bitmap } from './bitmap.js';

type Style = (picture: Bitmap) => Bitmap | Promise<Bitmap>;
function pictureOf(drawing: string, edge = EDGE): Sharp {
  const document = svgDocument(drawing, EDGE).replace('<svg', `<svg width="${edge}" height="${edge}"`);
  return sharp(Buffer.from(document), { limitInputPixels: false, unlimited: true });
}
const onWhite = (drawing: string, edge = EDGE): Sharp => pictureOf(drawing, edge).flatten({ background: '#ffffff' });
export const render = (drawing: string): Promise<Buffer> => onWhite(drawing).png({ compressionLevel: 1 }).toBuffer();
const overlaid = (picture: Bitmap, drawing: string): Promise<Bitmap> => picture.cover(pictureOf(drawing, picture.edge));
const rounded =
  (levels: number) =>
  (value: number): number =>
    (Math.round((value * (levels - 1)) / 255) * 255) / (levels - 1);
/** Draws where tones meet: dark on white, or light on black. */
function lines(picture: Bitmap, isLight = false): Promise<Bitmap> {
  const [tones, down] = [picture.tones(), 2 * picture.edge];
  const drawn = new Uint8ClampedArray(tones.length).fill(isLight ? 0 : 255);
  for (let at = down, last = tones.length - down; at < last; at += 1) {
    const across = Math.abs((tones[at + 2] ?? 0) - (tones[at - 2] ?? 0));
    const step = across + Math.abs((tones[at + down] ?? 0) - (tones[at - down] ?? 0));
    drawn[at] = isLight ? step * 3 : 255 - step * 2;
  }
  return Bitmap.of(Bitmap.toPicture(drawn, 1));
}
const [SMALL, PAPER] = [704, 576];
/** Edges of the rasters of some styles, at which the dithered sky keeps whole pixels; default: SMALL. */
const EDGES = new Map(Object.entries(tables.edges));
const enlarged = (picture: Bitmap, edge = EDGE): Promise<Bitmap> =>
  picture.changed((small) => small.resize(edge, edge, { kernel: 'linear' }));
const areas = (picture: Bitmap): Promise<Bitmap> => picture.changed((small) => small.median(3));
const blurred = (picture: Bitmap, by: number): Promise<Bitmap> => picture.changed((clear) => clear.blur(by));
const STROKES = 31;
/** Shifts of the colors of strokes beside each other. */
const SHIFTS = [-38, 16, 52, -16, 30];
/** Covers a picture with strokes of its own colors that swirl like those of van Gogh; at outlines they are thin. */
async function strokes(picture: Bitmap): Promise<string> {
  const { pixels } = await picture.changed((large) => large.resize(STROKES, STROKES));
  const step = EDGE / STROKES;
  const byLook = new Map<string, string>();
  for (let spot = 0; spot < STROKES * STROKES; spot += 1) {
    const toneAt = (at: number): number => (pixels[at * 3] ?? 0) + (pixels[at * 3 + 1] ?? 0);
    const [column, row, tone] = [spot % STROKES, Math.floor(spot / STROKES), toneAt(spot)];
    const isEdge = Math.max(...[1, -1, STROKES, -STROKES].map((by) => Math.abs(tone - toneAt(spot + by)))) > 80;
    const shift = (SHIFTS[(spot * 7919) % 5] ?? 0) * (isEdge ? 0.6 : 1);
    const rgb = [0.8, 0.9, 1.3].map(
      (share, at) => Math.round(((pixels[spot * 3 + at] ?? 0) + shift * share) / 32) * 32,
    );
    const [x, y] = [(column + 0.5 + (row % 2) / 2) * step, (row + 0.5) * step];
    const angle = Math.sin(x / 150) * 1.9 + Math.cos(y / 130) * 1.9;
    const [dx = 0, dy = 0] = [Math.cos(angle), Math.sin(angle)].map((way) => Math.round(way * (isEdge ? 12 : 24)));
    const look = `stroke="rgb(${rgb.join()})"${isEdge ? ' stroke-width="6" stroke-opacity=".5"' : ''}`;
    const stroke = `M${Math.round(x - dx)} ${Math.round(y - dy)}q${Math.round(dx + dy / 3)} ${Math.round(dy - dx / 3)} ${2 * dx} ${2 * dy}`;
    byLook.set(look, (byLook.get(look) ?? '') + stroke);
  }
  const paths = [...byLook].map(([look, d]) => `<path ${look} d="${d}"/>`);
  return `<g fill="none" stroke-width="13">${paths.join('')}</g>`;
}
/** Draws each pixel by its tone, its place, and the steps to the pixels right of it and below. */
async function redrawn(picture: Bitmap, ink: (tone: number, x: number, y: number, step: number) => number) {
  const [{ edge }, tones] = [picture, picture.tones()];
  const drawn = new Uint8ClampedArray(tones.length);
  for (let y = 0, at = 0; y < edge; y += 1)
    for (let x = 0; x < edge; x += 1, at += 1) {
      const tone = tones[at] ?? 0;
      const step = Math.abs(tone - (tones[at + 2] ?? 255)) + Math.abs(tone - (tones[at + 2 * edge] ?? 255));
      drawn[at] = ink(tone, x, y, step);
    }
  const small = Bitmap.toPicture(drawn, 1);
  return Bitmap.of(small.resize(EDGE, EDGE, { kernel: 'linear' }).blur(0.6));
}
/** The color of outlines in eight shades: a third of a square is enough for them. */
const OUTLINE = 0x242449;
/** Draws squares of the middle one of their colors, so that no edge is blurred. */
function inSquares(picture: Bitmap, count: number): Promise<Bitmap> {
  const { pixels, edge } = picture.map(rounded(8));
  const [side, input, drawn] = [edge / count, Buffer.from(pixels.buffer), Buffer.alloc(count * count * 3)];
  const colors = new Uint32Array(side * side);
  for (let square = 0; square < count * count; square += 1) {
    const corner = (Math.floor(square / count) * edge + (square % count)) * side;
    for (let at = 0; at < colors.length; at += 1)
      colors[at] = input.readUIntBE((corner + Math.floor(at / side) * edge + (at % side)) * 3, 3);
    const isOutline = colors.sort().filter((color) => color === OUTLINE).length * 3 >= colors.length;
    drawn.writeUIntBE(isOutline ? OUTLINE : (colors[colors.length >> 1] ?? 0), square * 3, 3);
  }
  const squares = Bitmap.toPicture(new Uint8ClampedArray(drawn), 3);
  return Bitmap.of(squares.resize(EDGE, EDGE, { kernel: 'nearest' }));
}
const onSheet =
  (background: string, sheet: string): Style =>
  async (picture) => {
    const paper = onWhite(`<rect width="${EDGE}" height="${EDGE}" fill="${background}"/>${sheet}`);
    return (await Bitmap.of(paper)).blend(await lines(picture, true), 'screen');
  };
/** Heights by which the grooves of a woodcut bend down, by column. */
const WAVES = Float64Array.from({ length: EDGE }, (_, x) => Math.sin(x / 60) * 7 + EDGE);
const STYLES: Readonly<Record<StyleName, Style>> = {
  pixel: (picture) => inSquares(picture, 128),
  mosaic: async (picture) => overlaid(await inSquares(picture.saturate(1.3), 80), tables.grout),
  lineArt: (picture) => lines(picture),
  // Outlines are drawn with uneven pressure, dark areas are hatched with short strokes, and the paper has a grain.
  sketch: (picture) =>
    redrawn(picture, (tone, x, y, step) => {
      const grain = ((x * 7919 + y * 104729 + x * y) % 53) - 26;
      const across = x + y + ((y >> 5) & 3);
      const isGap = (x - y + (((across >> 3) * 61) % 97) * 7 + EDGE) % 310 < 14;
      const isHatched = tone < 205 && !isGap && across % 8 < (tone < 105 ? 4.4 : tone < 165 ? 3 : 1.5);
      return tone < 72 ? 74 + grain : isHatched ? 142 + grain : step > 14 ? 120 + grain : 249 + grain / 6;
    }),
  // Grooves between black ridges are the wider, the lighter an area is.
  woodcut: async (picture) => {
    const print = await redrawn(picture, (tone, x, y, step) => {
      const down = y + (WAVES[x] ?? 0);
      const groove = down - 13 * Math.floor(down / 13);
      return step > 60 || groove * 15 > tone - 34 ? 0 : 255;
    });
    return print.changed((gray) => gray.linear([0.85, 0.84, 0.8], [29, 26, 17]));
  },
  blueprint: onSheet('#0b3a9c', tables.grid),
  chalkboard: onSheet('#2b4a3f', tables.board),
  crayon: (picture) => overlaid(picture.saturate(1.25, 1.04), tables.wax),
  stainedGlass: async (picture) => {
    const panes = (await areas(picture)).map(rounded(7)).saturate(1.7, 1.08);
    return overlaid(await enlarged(panes, SMALL), tables.leading);
  },
  oil: async (picture) => overlaid(picture.saturate(1.3), await strokes(picture)),
  // Paint gathers at the edges of areas; washes that dried before, and the grain of the paper, lie over all of it.
  watercolour: async (picture) => {
    const rims = (await blurred(await lines(picture), 1.2)).map((tone) => 0.36 * tone + 163);
    return overlaid(picture.map((value) => 0.8 * value + 51).blend(rims, 'multiply'), tables.washes);
  },
  comic: (picture) => overlaid(picture.map(rounded(6)).saturate(1.4), tables.dotsInFrame),
  poster: async (picture) => (await enlarged(await areas(picture))).map(rounded(6)),
  vintage: async (picture) => {
    const brown = await picture.saturate(0).changed((gray) => gray.linear([0.93, 0.82, 0.67], [36, 22, 8]));
    return overlaid(brown, tables.scratches);
  },
  noir: (picture) => picture.saturate(0).map((tone) => 1.25 * tone - 28),
  neon: async (picture) => {
    const dim = picture.map((value) => 0.35 * value);
    const bright = (await lines(picture, true)).blend(picture.saturate(2.4, 1.5), 'multiply');
    const soft = await bright.changed((large) => large.resize(256, 256).blur(3));
    const halo = soft.map((value) => 2 * value);
    return dim.blend(await enlarged(halo, picture.edge), 'screen').blend(bright, 'screen');
  },
  paperCut: async (picture) => {
    const flat = (await enlarged(await areas(picture), PAPER)).map(rounded(7));
    const shade = (await blurred(await lines(flat), 2.5)).map((tone) => 0.55 * tone + 115);
    // The shade is moved by six rows and six columns.
    shade.pixels.copyWithin(18 * (PAPER + 1), 0);
    return flat.blend(shade, 'multiply');
  },
};
export async function inStyle(drawing: string, style: StyleName): Promise<Buffer> {
  const sheet = await STYLES[style](await Bitmap.of(onWhite(drawing, EDGES.get(style) ?? SMALL)));
  const large = Bitmap.toPicture(sheet.pixels, 3).resize(EDGE, EDGE, { kernel: 'linear' });
  return large.png({ compressionLevel: 1 }).toBuffer();
}
/** Replaces the dithered sky, which would become a pattern of lines in some styles. */
export const skyFor = (style: string | undefined, background: string): string =>
  /^(?:lineArt|sketch|blueprint|watercolour|neon|paperCut|crayon|chalkboard|woodcut|stainedGlass)$/.test(style ?? '')
    ? background.replaceAll(/<g shape-rendering="crispEdges">(.*?)<\/g>/g, (_, sky: string) => {
        const colors = [...sky.matchAll(/fill="(#\w+)"/g)].map(([, color]) => color);
        return `<rect width="1024" height="1024" fill="${colors[Math.min(4, colors.length - 1)]}"/>`;
      })
    : background;
