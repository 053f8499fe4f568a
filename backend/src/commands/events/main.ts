import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { EVENT_STREAMS } from '../../contexts/event-streams.js';
import { CONTEXTS } from '../../contexts/modules.js';
import { PROJECTIONS } from '../../contexts/projections.js';
import { declaredReaders } from '../../platform/consumers/declared-readers.js';
import { commit, complaintsAbout, merged, readCommitted, readersWithCheckpoints } from './committed-readers.js';
import { differencesIn, record } from './committed-schemas.js';
import { eventSchemas } from './event-schemas.js';
import { eventsDocument } from './events-document.js';

const DOCS = fileURLToPath(new URL('../../../../docs', import.meta.url));
const DOCUMENT = path.join(DOCS, 'events.md');
const SCHEMAS = path.join(DOCS, 'event-schemas');
const READERS = path.join(DOCS, 'event-readers.json');

const schemas = eventSchemas(EVENT_STREAMS);
const readers = declaredReaders(PROJECTIONS, CONTEXTS);
const document = eventsDocument({ streams: EVENT_STREAMS, readers });
const { added, changed, forgotten } = await differencesIn(SCHEMAS, schemas);
const committed = await readCommitted(READERS);
const withCheckpoints = readersWithCheckpoints(PROJECTIONS, readers);
const present = merged(committed, withCheckpoints);

const complaints = [
  ...changed.map(
    (file) =>
      `${file} is not what the code stores. Logs hold events of that shape: leave it as it is and add a version with an upcast`,
  ),
  ...forgotten.map((file) => `${file} cannot be read by the code any more, and logs may hold such events`),
  ...complaintsAbout(committed, withCheckpoints),
];

if (process.argv.includes('--check')) {
  complaints.push(...added.map((file) => `${file} is missing; run: npm run events -w backend`));
  if ((await readFile(DOCUMENT, 'utf8').catch(() => '')) !== document)
    complaints.push('docs/events.md does not match the code; run: npm run events -w backend');
  if (!isDeepStrictEqual(present, committed))
    complaints.push('docs/event-readers.json does not match the code; run: npm run events -w backend');
} else if (complaints.length === 0) {
  await record(SCHEMAS, schemas, added);
  await writeFile(DOCUMENT, document);
  await commit(READERS, present);
}

for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
if (complaints.length > 0) process.exitCode = 1;
