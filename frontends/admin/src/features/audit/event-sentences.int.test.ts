import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eventTitle } from '../../shared/events/event-texts';
import { eventSentence } from './event-sentences';

const SCHEMAS = join(__dirname, '../../../../../docs/event-schemas');
const TYPES = [
  ...new Set(
    readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' }).flatMap(
      (file) => /(\w+)\.v\d+\.json$/.exec(file)?.[1] ?? [],
    ),
  ),
];

const sentenceOf = (type: string) => eventSentence({ type, stream: 'mascot-1', actor: { kind: 'system' } });

it('every event of the log is told in words of its own', () => {
  expect(TYPES).toContain('MascotPublished');
  expect(TYPES.filter((type) => sentenceOf(type).includes(eventTitle(type)))).toEqual([]);
  expect(TYPES.filter((type) => sentenceOf(type).endsWith(':'))).toEqual([]);
});
