import type { EventReader } from '../../platform/consumers/event-reader.js';
import { storedShapes, type EventDefinition, type StreamKind } from '../../platform/decider/event-catalogue.js';
import { EventMetadata } from '../../platform/event-store/event-metadata.js';
import { jsonSchemaOf, type JsonSchema } from './event-schemas.js';
import { fieldRows } from './field-rows.js';

export interface Log {
  readonly streams: Readonly<Record<string, readonly StreamKind[]>>;
  readonly readers: readonly EventReader[];
}

/** Every stream, event, version and field; who writes it and who reads it. In Markdown. */
export function eventsDocument({ streams, readers }: Log): string {
  const all = readers.filter(readsEverything).map(named);
  const parts = [
    '# Events',
    'Written by `npm run events -w backend` from what the code declares; CI fails when it is out of date. The shapes are in ' +
      '[event-schemas](event-schemas) too, as JSON Schema: one file for each version of each event, which never changes ' +
      'once it is there. How an event gets another version: [ADR 13](adr/0013-event-versions-in-rolling-order.md).',
    `The whole log is read by ${listed(all)}, and by the audit's pages. A command that decides on a stream reads it first.`,
    '## What every event carries',
    fieldTable(jsonSchemaOf(EventMetadata)),
    ...Object.entries(streams).flatMap(([context, kinds]) => contextPart(context, kinds, readers)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function contextPart(context: string, kinds: readonly StreamKind[], readers: readonly EventReader[]): string[] {
  const types = new Map(kinds.flatMap(({ catalogue }) => Object.entries(catalogue)));
  return [
    `## ${context}`,
    table(
      ['Stream', 'What it tells'],
      kinds.map((kind) => [code(streamName(kind)), kind.about]),
    ),
    ...[...types].flatMap(([type, definition]) => {
      const holders = kinds.filter(({ catalogue }) => Object.hasOwn(catalogue, type));
      return eventPart(type, definition, holders, readers);
    }),
  ];
}

function eventPart(
  type: string,
  definition: EventDefinition<unknown>,
  holders: readonly StreamKind[],
  readers: readonly EventReader[],
): string[] {
  const reading = readers.filter(
    (reader) => !readsEverything(reader) && holders.some((kind) => reads(reader, kind, type)),
  );
  const { version: newest, writes = newest, writtenBy = [] } = definition;
  const facts = [
    `- Streams: ${listed(holders.map((kind) => code(streamName(kind))))}`,
    `- Written by: ${listed(writtenBy.map(code))}, as version ${writes}`,
    `- Read by: ${reading.length === 0 ? 'nobody else' : listed(reading.map(named))}`,
  ];
  const versions = storedShapes(definition).toReversed();
  return [
    `### ${type}`,
    facts.join('\n'),
    ...versions.flatMap(({ version, schema }) => [`Version ${version}:`, fieldTable(jsonSchemaOf(schema))]),
  ];
}

const readsEverything = ({ streamPrefixes, eventTypes }: EventReader): boolean =>
  streamPrefixes === undefined && eventTypes === undefined;

const reads = ({ streamPrefixes, eventTypes }: EventReader, { prefix }: StreamKind, type: string): boolean =>
  (streamPrefixes === undefined || streamPrefixes.some((read) => prefix.startsWith(read))) &&
  (eventTypes === undefined || eventTypes.includes(type));

const streamName = ({ prefix, key }: StreamKind): string => (key === undefined ? prefix : `${prefix}<${key}>`);

const named = ({ kind, name }: EventReader): string => `${kind} ${code(name)}`;

function fieldTable(schema: JsonSchema): string {
  const rows = fieldRows(schema);
  if (rows.length === 0) return 'No fields.';
  return table(
    ['Field', 'Type', 'Optional'],
    rows.map(({ field, type, optional }) => [code(field), type, optional ? 'yes' : '']),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const code = (text: string): string => `\`${text}\``;

const listed = (texts: readonly string[]): string => texts.join(', ');
