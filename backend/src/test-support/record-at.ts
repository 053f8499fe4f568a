import { randomUUID } from 'node:crypto';
import type { DomainEvent, EventCatalogue } from '../platform/decider/decider.js';
import type { TestProduct } from './test-product.js';

export async function recordAt<Event extends DomainEvent>(
  { engines }: Pick<TestProduct, 'engines'>,
  stream: string,
  { type, data }: Event,
  catalogue: EventCatalogue<Event>,
  time: string,
): Promise<void> {
  const { version, writtenBy } = catalogue[type as Event['type']];
  const requestId = randomUUID();
  const cause = { correlationId: requestId, causationId: requestId, actor: { kind: 'admin' } } as const;
  const fields = { time, schemaVersion: version, command: writtenBy?.[0] ?? '' };
  await engines.events.append(stream, 'any', [{ id: randomUUID(), type, data, metadata: { ...cause, ...fields } }]);
}
