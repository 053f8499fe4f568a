import type { EventDefinition, StreamKind } from '../../platform/decider/decider.js';
import { EventMetadata } from '../../platform/event-store/event-store.js';
import type { EventReader } from './declared-readers.js';
import { jsonSchemaOf, type JsonSchema } from './event-schemas.js';

interface Log {
  readonly streams: Readonly<Record<string, readonly StreamKind[]>>;
  readonly readers: readonly EventReader[];
}

export function eventsDocument({ streams, readers }: Log): string {
  const all = readers.filter(readsEverything).map(named);
  const parts = [
    '# Events',
    'Written by `npm run events -w backend` from the declarations in the code; CI fails when it is out of date. The shapes are ' +
      'in [event-schemas.json](event-schemas.json) too, as JSON Schema. How an event gets another version: ' +
      '[ADR 11](adr/0011-version-stored-events-and-upcast-on-read.md).',
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
      ['Stream', 'Content'],
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
  const { version, schema, writtenBy = [] } = definition;
  const facts = [
    `- Streams: ${listed(holders.map((kind) => code(streamName(kind))))}`,
    `- Written by: ${listed(writtenBy.map(code))}, as version ${version}`,
    `- Read by: ${reading.length === 0 ? 'nobody else' : listed(reading.map(named))}`,
  ];
  return [`### ${type}`, facts.join('\n'), fieldTable(jsonSchemaOf(schema))];
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

interface FieldRow {
  readonly field: string;
  readonly type: string;
  readonly optional: boolean;
}

type Node = JsonSchema | boolean;

function fieldRows(schema: Node, path = ''): FieldRow[] {
  return fieldsOf(schema).flatMap(({ name, node, optional }) => {
    const field = `${path}${name}`;
    return isObject(node) && !optional ? fieldRows(node, `${field}.`) : [{ field, type: typeOf(node), optional }];
  });
}

function typeOf(node: Node): string {
  if (typeof node === 'boolean') return 'anything';
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(', ');
  const alternatives = node.anyOf ?? node.oneOf;
  if (alternatives) return alternatives.map(typeOf).join(' or ');
  if (node.type === 'array') return `list of ${typeOf(itemOf(node))}`;
  if (!isObject(node)) return [node.type].flat().join(' or ');
  const fields = fieldsOf(node).map(
    ({ name, node: field, optional }) => `${name}${optional ? '?' : ''}: ${typeOf(field)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

function fieldsOf(schema: Node) {
  if (typeof schema === 'boolean') return [];
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, node]) => ({ name, node, optional: !required.includes(name) }));
}

const isObject = (node: Node): boolean => typeof node === 'object' && node.type === 'object';

const itemOf = ({ items }: JsonSchema): Node => (items === undefined || Array.isArray(items) ? true : items);
