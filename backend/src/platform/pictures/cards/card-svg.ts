import { place, shape } from '@marcel/art/svg';
import { SCORE, scoreColor, type ScoreColor } from '@marcel/contracts';
import * as palette from '@marcel/art/palette';
import { waving } from '@marcel/art/poses';
import { fitText, legible, textPath } from '../lettering/text-path.js';
import { CARD, CARD_PICTURE } from '../encoding/encode-picture.js';

const textElement = (text: string, size: number, { x, y, fill }: { x: number; y: number; fill: string }): string =>
  place(`<path fill="${fill}" d="${textPath(text, size).path}"/>`, { x, y });

interface CardScore {
  readonly label: string;
  readonly value: number;
}

const COLORS: Readonly<Record<ScoreColor, string>> = {
  green: palette.GREEN,
  yellow: '#d9a400',
  orange: palette.ORANGE_DEEP,
  red: palette.RED,
};
const EMPTY_BLOCK = '#e2dec8';

const ROW = { height: 38, size: 28 } as const;
const BLOCK = { left: 168, width: 17, height: 22, gap: 4 } as const;

const cardScores = (scores: readonly CardScore[], left: number, top: number): string =>
  scores.map((score, row) => scoreRow(score, left, top + row * ROW.height)).join('');

function scoreRow({ label, value }: CardScore, left: number, y: number): string {
  const blocks = Array.from({ length: SCORE.max }, (_, block) => {
    const x = left + BLOCK.left + block * (BLOCK.width + BLOCK.gap);
    const color = block < value ? COLORS[scoreColor(value)] : EMPTY_BLOCK;
    return shape(color, `M${x} ${y}h${BLOCK.width}v${-BLOCK.height}h${-BLOCK.width}Z`);
  });
  return textElement(label, ROW.size, { x: left, y, fill: palette.INK }) + blocks.join('');
}

export interface CardText {
  readonly label: string;
  readonly title: string;
  readonly lines?: readonly string[];
  readonly scores?: readonly CardScore[];
  readonly initials?: string;
}

const PAPER = '#fffef8';
const FACE = '#ebe6cd';
const TITLE = { size: 50, leading: 60, max: 5, maxAboveScores: 2 } as const;
const INITIALS = { size: 200, width: 0.8 * CARD_PICTURE.edge } as const;
const LINE = { size: 32, leading: 44 } as const;
const TEXT = { left: CARD_PICTURE.left + CARD_PICTURE.edge + 36, top: 168, width: 500 } as const;

export function cardSvg({ label, title, lines = [], scores = [], initials }: CardText): string {
  const { width, height } = CARD;
  const titleLines = wrapLines(legible(title), TITLE.size, scores.length > 0 ? TITLE.maxAboveScores : TITLE.max);
  const below = TEXT.top + titleLines.length * TITLE.leading;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${palette.BLUE}"/>` +
    shape(palette.INK, 'M16 16H1192V622H16Z') +
    shape(FACE, 'M10 10H1184V614H10Z') +
    shape(palette.WHITE, 'M10 10H1184L1178 16H16V608L10 614Z') +
    shape(palette.SAND_SHADOW, 'M1184 614H10L16 608H1178V16L1184 10Z') +
    shape(palette.BLUE_DARK, `M20 20H1174V76H20Z`) +
    textElement(label, 30, { x: 40, y: 58, fill: palette.WHITE }) +
    shape(PAPER, `M${TEXT.left - 20} 92H1174V600H${TEXT.left - 20}Z`) +
    titleLines
      .map((line, at) =>
        textElement(line, TITLE.size, { x: TEXT.left, y: TEXT.top + at * TITLE.leading, fill: palette.INK }),
      )
      .join('') +
    lines
      .map((line, at) =>
        textElement(truncate(legible(line), LINE.size), LINE.size, {
          x: TEXT.left,
          y: below + 4 + at * LINE.leading,
          fill: palette.BLUE_DARK,
        }),
      )
      .join('') +
    cardScores(scores, TEXT.left, below + lines.length * LINE.leading + 8) +
    (initials === undefined ? '' : placeholder(initials)) +
    shape(palette.ORANGE, `M${TEXT.left} 556H${TEXT.left + 96}V562H${TEXT.left}Z`) +
    textElement('Marcel OS', 30, { x: TEXT.left, y: 548, fill: palette.INK }) +
    place(waving(), { x: 1024, y: 462, scale: 0.56 }) +
    '</svg>'
  );
}

const widthOf = (text: string, size: number): number => textPath(text, size).width;

function placeholder(initials: string): string {
  const { left, top, edge } = CARD_PICTURE;
  const width = widthOf(initials, INITIALS.size);
  const size = INITIALS.size * Math.min(1, INITIALS.width / width);
  const x = left + (edge - (width * size) / INITIALS.size) / 2;
  const y = top + edge / 2 + size * 0.3;
  return (
    shape(palette.BLUE_SOFT, `M${left} ${top}h${edge}v${edge}h${-edge}Z`) +
    shape(palette.BLUE, `M${left} ${top}h${edge}L${left} ${top + edge}Z`) +
    textElement(initials, size, { x, y, fill: palette.BEIGE })
  );
}

const fits = (text: string, size: number): boolean => fitText(text, size, TEXT.width).fits;

function truncate(text: string, size: number): string {
  if (fits(text, size)) return text;
  return `${fitText(text, size, TEXT.width - widthOf('...', size)).text.trimEnd()}...`;
}

function wrapLines(text: string, size: number, max: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || lines.length === max - 1 || fits(longer, size)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
    // Stop here: the rest of a long text is not shown.
    if (lines.length === max - 1 && !fits(line, size)) break;
  }
  return [...lines, line].map((one) => truncate(one, size));
}
