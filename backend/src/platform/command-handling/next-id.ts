import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue, StreamKind } from '../decider/decider.js';
import { collect, type EventStore, type NewEvent } from '../event-store/event-store.js';
import type { CommandContext } from './command-context.js';
import { newEvents, repeatability, systemSources, type Sources } from './new-events.js';
import { readBack } from './read-back.js';
import { assertSameBody } from './same-body.js';

const IdTakenData = z.object({});
type IdTaken = DomainEvent<'IdTaken', z.infer<typeof IdTakenData>>;

export const idEvents: EventCatalogue<IdTaken> = {
  IdTaken: { version: 1, schema: IdTakenData, writtenBy: ['TakeId'] },
};

export const idStreams: StreamKind = {
  prefix: 'ids-',
  key: 'kind',
  about: 'The ids that a kind of record has used up',
  catalogue: idEvents,
};

/**
 * The next serial id of a kind: from 1, rising, never given twice; a gap stays when it is not used.
 * With an idempotency seed the same kind always gives the same id.
 * @throws EventStoreUnavailable, DomainError `idempotency_key_reused` when the seed was another request's
 */
export async function nextId(
  store: Pick<EventStore, 'append' | 'readStream'>,
  kind: string,
  context: CommandContext,
  sources = systemSources,
): Promise<number> {
  const stream = `${idStreams.prefix}${kind}`;
  const taken = idTaken(stream, context, sources);
  const { revision } = await store.append(stream, 'any', taken, repeatability(context));
  if (context.bodyHash !== undefined)
    for (const first of await readBack(store, stream, revision, taken))
      assertSameBody(context.bodyHash, first.metadata.bodyHash);
  return revision + 1;
}

/** The id that was given last; 0 while there is none. @throws EventStoreUnavailable */
export async function lastIdOf(store: EventStore, kind: string): Promise<number> {
  const [last] = await collect(store.readStream(`${idStreams.prefix}${kind}`, { direction: 'backwards', limit: 1 }));
  return last === undefined ? 0 : last.revision + 1;
}

export function idTaken(stream: string, context: CommandContext, sources: Sources): NewEvent[] {
  const taken: IdTaken = { type: 'IdTaken', data: {} };
  return newEvents({ stream, events: [taken], catalogue: idEvents, commandName: 'TakeId', context }, sources);
}
