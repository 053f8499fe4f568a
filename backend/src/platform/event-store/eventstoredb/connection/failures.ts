import { AccessDeniedError } from '@eventstore/db-client';
import * as z from 'zod/mini';
import { EventStoreAccessDenied, EventStoreUnavailable } from '../../errors.js';
import { ConnectionDiscarded } from './connection.js';

/** gRPC's codes for somebody who is known and may not, and for somebody who is not known. */
const DENIED = [7, 16];

const Coded = z.object({ code: z.number() });

/** The server's word that this user may not do that; trying again does not help. */
export function denial(error: unknown): EventStoreAccessDenied | undefined {
  const cause = causeOf(error);
  const { data } = Coded.safeParse(cause);
  if (!(cause instanceof AccessDeniedError) && !DENIED.includes(data?.code ?? 0)) return undefined;
  return new EventStoreAccessDenied('EventStoreDB denies access to the user of EVENTSTOREDB_URL', { cause });
}

/** @param error what came in the end, after patience had run out */
export const unavailable = (message: string, error: unknown): EventStoreUnavailable =>
  new EventStoreUnavailable(message, { cause: causeOf(error) });

/** What was the matter in the first place: others only learn that their connection is gone. */
function causeOf(error: unknown): unknown {
  return error instanceof ConnectionDiscarded && error.cause !== undefined ? causeOf(error.cause) : error;
}
