import type { Cell } from './grid';

const where = ({ column, row }: Cell): string => `column ${column + 1}, row ${row + 1}`;

export const PLACE_TEXTS = {
  inOrder: 'The icons are in order.',
  hint: (title: string) => `${title}: arrow keys or a click move it. Enter puts it down, Escape takes it back.`,
  at: (cell: Cell) => `In ${where(cell)}.`,
  putDown: (title: string, cell: Cell) => `${title} is in ${where(cell)} now.`,
  takenBack: (title: string) => `${title} is back where it was.`,
} as const;
