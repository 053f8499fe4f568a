import { StreamDeletedError, StreamNotFoundError, UnknownError } from '@eventstore/db-client';
import { UnknownPosition } from '../../errors.js';
import type { Position } from '../../event-store.js';

/** gRPC's code for arguments that are wrong whatever state the server is in. */
const INVALID_ARGUMENT = 3;

/** Whether the server answered that there is nothing to read, now or for ever. */
export const isMissingStream = (error: unknown): boolean =>
  error instanceof StreamNotFoundError || error instanceof StreamDeletedError;

/** What reads of the whole log say instead, with a code that means nothing. */
const INVALID_POSITION = 'Unexpected ReadAllResult: InvalidPosition';

/** The server's verdict on a place in its log at which no event begins: it is from another log. */
export function positionRefusal(error: unknown, position: Position | undefined): UnknownPosition | undefined {
  if (!(error instanceof UnknownError) || position === undefined) return undefined;
  const isRefusal = Number(error.code) === INVALID_ARGUMENT || error.message.includes(INVALID_POSITION);
  return isRefusal ? new UnknownPosition(position) : undefined;
}
