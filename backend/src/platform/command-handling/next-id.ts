import * as z from 'zod/mini';
import type { DomainEvent } from '../decider/decider.js';
import type { EventCatalogue } from '../decider/event-catalogue.js';
import type { CommandContext } from './command-context.js';
import type { EventStore } from '../event-store/event-store.js';
import { newEvents } from './new-events.js';
import { systemSources } from './sources.js';

const IdTakenData = z.object({});
type IdTaken = DomainEvent<'IdTaken', z.infer<typeof IdTakenData>>;

const catalogue: EventCatalogue<IdTaken> = { IdTaken: { version: 1, schema: IdTakenData } };

/**
 * The next serial id of a kind: from 1, rising, never given twice; a gap stays when it is not used.
 * With an idempotency seed the same kind always gives the same id.
 * @throws EventStoreUnavailable
 */
export async function nextId(
  store: EventStore,
  kind: string,
  context: CommandContext,
  sources = systemSources,
): Promise<number> {
  const stream = `ids-${kind}`;
  const taken: IdTaken = { type: 'IdTaken', data: {} };
  const decided = { stream, events: [taken], catalogue, commandName: 'TakeId', context };
  const { revision } = await store.append(stream, 'any', newEvents(decided, sources));
  return revision + 1;
}
