import { jsonEvent, type AppendExpectedRevision } from '@eventstore/db-client';
import type { ReadTools } from '../read/read-persistently.js';
import { untilAnswered } from '../until-answered.js';
import { within } from '../../../turns/within.js';
import { NO_DEADLINE_MS } from './no-deadline.js';

interface Note {
  /** One of the adapter's own. */
  readonly streamName: string;
  readonly expectedRevision: AppendExpectedRevision;
  readonly type: string;
  readonly data: Readonly<Record<string, string>>;
}

/**
 * Puts a note of the adapter's own on record, durably.
 * @param refusalOf the server's verdict, which is no trouble on the way
 * @throws EventStoreAccessDenied, EventStoreUnavailable, and what it is refused with
 */
export async function note(
  tools: ReadTools,
  { streamName, expectedRevision, type, data }: Note,
  refusalOf?: (error: unknown) => Error | undefined,
): Promise<void> {
  const event = jsonEvent({ type, data });
  const options = { expectedRevision, requiresLeader: true, deadline: NO_DEADLINE_MS };
  await untilAnswered(
    tools,
    ({ client, discarded }) =>
      within(client.appendToStream(streamName, event, options), tools.timing.appendTimeoutMs, discarded),
    refusalOf,
  );
}
