import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVENT_STREAMS } from '../../contexts/event-streams.js';
import { CONTEXTS } from '../../contexts/modules.js';
import { PROJECTIONS } from '../../contexts/projections.js';
import { declaredReaders } from './declared-readers.js';
import { EventSchemas, eventSchemas, incompatibilities, schemasText } from './event-schemas.js';
import { eventsDocument } from './events-document.js';

const DOCS = fileURLToPath(new URL('../../../docs', import.meta.url));
const SCHEMAS = path.join(DOCS, 'event-schemas.json');

const schemas = eventSchemas(EVENT_STREAMS);
const files = [
  [SCHEMAS, schemasText(schemas)],
  [
    path.join(DOCS, 'events.md'),
    eventsDocument({ streams: EVENT_STREAMS, readers: declaredReaders(PROJECTIONS, CONTEXTS) }),
  ],
] as const;

const recorded = EventSchemas.parse(JSON.parse(await readFile(SCHEMAS, 'utf8').catch(() => '{}')));
const problems = incompatibilities(recorded, schemas);
if (problems.length === 0)
  for (const [file, text] of files) {
    if (!process.argv.includes('--check')) await writeFile(file, text);
    else if ((await readFile(file, 'utf8').catch(() => '')) !== text)
      problems.push(`docs/${path.basename(file)} does not match the code; run: npm run events -w backend`);
  }

for (const complaint of problems) process.stderr.write(`${complaint}\n`);
if (problems.length > 0) process.exitCode = 1;
