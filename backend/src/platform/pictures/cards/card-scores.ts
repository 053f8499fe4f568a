import { SCORE, scoreColour, type ScoreColour } from '@marcel/contracts';
import { GREEN, INK, ORANGE_DEEP, RED } from '@marcel/art/palette';
import { shape } from '@marcel/art/svg';
import { written } from './written.js';

/** One of the scores that a card tells, out of the most there is. */
export interface CardScore {
  readonly label: string;
  readonly value: number;
}

const COLOURS: Readonly<Record<ScoreColour, string>> = {
  green: GREEN,
  yellow: '#d9a400',
  orange: ORANGE_DEEP,
  red: RED,
};
const EMPTY = '#e2dec8';

const ROW = { height: 38, size: 28 } as const;
const BLOCK = { left: 168, width: 17, height: 22, gap: 4 } as const;

/** Scores as rows of blocks, from the top left of a card's room for them. */
export const cardScores = (scores: readonly CardScore[], left: number, top: number): string =>
  scores.map((score, row) => scoreRow(score, left, top + row * ROW.height)).join('');

function scoreRow({ label, value }: CardScore, left: number, y: number): string {
  const blocks = Array.from({ length: SCORE.max }, (_, block) => {
    const x = left + BLOCK.left + block * (BLOCK.width + BLOCK.gap);
    const colour = block < value ? COLOURS[scoreColour(value)] : EMPTY;
    return shape(colour, `M${x} ${y}h${BLOCK.width}v${-BLOCK.height}h${-BLOCK.width}Z`);
  });
  return written(label, ROW.size, { x: left, y, fill: INK }) + blocks.join('');
}
