import { UnknownPosition } from '../errors.js';
import type { Position } from '../event-store.js';

/** Number of the place before the first event; events are numbered from 1 without gaps. */
export const LOG_START = 0;

/** Digits of the greatest safe integer, so that string order is number order. */
const WIDTH = String(Number.MAX_SAFE_INTEGER).length;

const POSITION = new RegExp(`^\\d{${WIDTH}}$`);

export const toPosition = (number: number): Position => String(number).padStart(WIDTH, '0');

/** @throws UnknownPosition */
export function fromPosition(position: Position): number {
  const number = POSITION.test(position) ? Number(position) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw new UnknownPosition(position);
  return number;
}
