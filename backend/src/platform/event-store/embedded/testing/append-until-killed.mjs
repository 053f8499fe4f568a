import { randomUUID } from 'node:crypto';
import { openEmbeddedEventStore } from '../../../../../dist/platform/event-store/embedded/open.js';

/** Concurrent writers; each prints the id of an event once it is acknowledged, without end. */
const WRITERS = 32;

const [directory] = process.argv.slice(2);
const store = openEmbeddedEventStore(directory);

const counted = (id, writer) => ({
  id,
  type: 'Counted',
  data: { writer },
  metadata: {
    time: '2024-02-29T12:00:00.000Z',
    correlationId: id,
    causationId: id,
    actor: { kind: 'system' },
    command: 'Count',
    schemaVersion: 1,
  },
});

async function write(writer) {
  for (;;) {
    const id = randomUUID();
    await store.append(`count-${writer % 8}`, 'any', [counted(id, writer)]);
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
