import type { EventDefinition, StreamKind } from '../../platform/decider/decider.js';
import { EventMetadata } from '../../platform/event-store/event-store.js';
import type { EventReader } from './declared-readers.js';
import { toJsonSchema, type JsonSchema } from './event-schemas.js';

interface EventDeclarations {
  readonly streams: Readonly<Record<string, readonly StreamKind[]>>;
  readonly readers: readonly EventReader[];
}

export function eventsDocument({ streams, readers }: EventDeclarations): string {
  const all = readers.filter(readsEverything).map(readerName);
  const parts = [
    '# Events',
    'Written by `npm run events -w backend` from the declarations in the code; CI fails when it is out of date. The shapes are ' +
      'in [event-schemas.json](event-schemas.json) too, as JSON Schema. How an event gets another version: ' +
      '[ADR 11](adr/0011-version-stored-events-and-upcast-on-read.md).',
    `The whole log is read by ${joinNames(all)}, and by the audit's pages. A command that decides on a stream reads it first.`,
    '## What every event carries',
    block(toJsonSchema(EventMetadata)),
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
      kinds.map((kind) => [code(streamName(kind)), kind.description]),
    ),
    ...[...types].flatMap(([type, definition]) => {
      const streams = kinds.filter(({ catalogue }) => Object.hasOwn(catalogue, type));
      return eventPart(type, definition, streams, readers);
    }),
  ];
}

function eventPart(
  type: string,
  definition: EventDefinition<unknown>,
  holders: readonly StreamKind[],
  readers: readonly EventReader[],
): string[] {
  const declared = readers.filter(
    (reader) => !readsEverything(reader) && holders.some((kind) => reads(reader, kind, type)),
  );
  const { version, schema, writtenBy = [] } = definition;
  const facts = [
    `- Streams: ${joinNames(holders.map((kind) => code(streamName(kind))))}`,
    `- Written by: ${joinNames(writtenBy.map(code))}, as version ${version}`,
    `- Read by: ${declared.length === 0 ? 'nobody else' : joinNames(declared.map(readerName))}`,
  ];
  return [`### ${type}`, facts.join('\n'), block(toJsonSchema(schema))];
}

const readsEverything = ({ streamPrefixes, eventTypes }: EventReader): boolean =>
  streamPrefixes === undefined && eventTypes === undefined;

const reads = ({ streamPrefixes, eventTypes }: EventReader, { prefix }: StreamKind, type: string): boolean =>
  (streamPrefixes === undefined || streamPrefixes.some((read) => prefix.startsWith(read))) &&
  (eventTypes === undefined || eventTypes.includes(type));

const streamName = ({ prefix, key }: StreamKind): string => (key === undefined ? prefix : `${prefix}<${key}>`);

const readerName = ({ kind, name }: EventReader): string => `${kind} ${code(name)}`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const code = (text: string): string => `\`${text}\``;

const joinNames = (texts: readonly string[]): string => texts.join(', ');

type Node = JsonSchema | boolean;

const block = (schema: JsonSchema): string => `\`\`\`ts\n${typeOf(schema, '\n  ')}\n\`\`\``;

/** Returns the TypeScript type of a schema. */
function typeOf(node: Node, separator = ' '): string {
  if (typeof node === 'boolean') return 'unknown';
  const constants = node.const === undefined ? node.enum : [node.const];
  if (constants) return constants.map((value) => JSON.stringify(value)).join(' | ');
  const alternatives = node.anyOf ?? node.oneOf;
  if (alternatives) return alternatives.map((alternative) => typeOf(alternative)).join(' | ');
  if (node.type === 'array') return `Array<${typeOf(itemOf(node))}>`;
  if (node.type !== 'object') return [node.type].flat().join(' | ');
  const { properties = {}, required = [] } = node;
  const fields = Object.entries(properties).map(
    ([name, field]) => `${separator}${name}${required.includes(name) ? '' : '?'}: ${typeOf(field)};`,
  );
  return fields.length === 0 ? '{}' : `{${fields.join('')}${separator.slice(0, 1)}}`;
}

const itemOf = ({ items }: JsonSchema): Node => (items === undefined || Array.isArray(items) ? true : items);
