import { StreamDeletedError, StreamNotFoundError, UnknownError } from '@eventstore/db-client';
import { UnknownPosition } from '../../errors.js';
import type { Position } from '../../event-store.js';

/** gRPC's code for arguments that are wrong whatever state the server is in. */
const INVALID_ARGUMENT = 3;

/** Whether the server answered that there is nothing to read, now or for ever. */
export const isMissingStream = (error: unknown): boolean =>
  error instanceof StreamNotFoundError || error instanceof StreamDeletedError;

/** The server's verdict on a place in its log at which no event begins: it is from another log. */
export function positionRefusal(error: unknown, position: Position | undefined): UnknownPosition | undefined {
  const isRefusal = error instanceof UnknownError && Number(error.code) === INVALID_ARGUMENT;
  return isRefusal && position !== undefined ? new UnknownPosition(position) : undefined;
}
