import type { Position as LogPosition } from '@eventstore/db-client';
import { UnknownPosition } from '../../errors.js';
import type { Position } from '../../event-store.js';

/** Digits of the greatest 64-bit number, so that string order is log order. */
const WIDTH = String(2n ** 64n - 1n).length;

const POSITION = new RegExp(`^(\\d{${WIDTH}})-(\\d{${WIDTH}})$`);

/** Commit and prepare position. */
export const toPosition = ({ commit, prepare }: LogPosition): Position => `${digits(commit)}-${digits(prepare)}`;

const digits = (number: bigint): string => String(number).padStart(WIDTH, '0');

/** In front of every event. */
export const LOG_START = toPosition({ commit: 0n, prepare: 0n });

/** @throws UnknownPosition */
export function fromPosition(position: Position): LogPosition {
  const [, commit, prepare] = POSITION.exec(position) ?? [];
  if (commit === undefined || prepare === undefined) throw new UnknownPosition(position);
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}
