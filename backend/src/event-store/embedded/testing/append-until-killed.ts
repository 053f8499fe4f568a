import { randomUUID } from 'node:crypto';
import { openEmbeddedEventStore } from '../open.js';

/** Appends from many writers at once and prints the id of each event once it is acknowledged; never ends by itself. */
const WRITERS = 32;

const [directory = ''] = process.argv.slice(2);
const store = openEmbeddedEventStore(directory);

async function write(writer: number): Promise<never> {
  for (;;) {
    const id = randomUUID();
    await store.append(`count-${writer % 8}`, 'any', [
      {
        id,
        type: 'Counted',
        data: { writer },
        metadata: {
          time: new Date().toISOString(),
          correlationId: id,
          causationId: id,
          actor: { kind: 'system' },
          command: 'Count',
          schemaVersion: 1,
        },
      },
    ]);
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
