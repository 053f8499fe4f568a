import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { StreamKind } from '../../platform/decider/decider.js';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export const EventSchemas = z.record(
  z.string(),
  z.object({ version: z.int(), schema: z.record(z.string(), z.unknown()) }),
);
export type EventSchemas = z.infer<typeof EventSchemas>;

/** Returns the JSON Schema of every event that the code stores. @throws Error for a version without an upcast from the one before */
export function eventSchemas(streams: Readonly<Record<string, readonly StreamKind[]>>): EventSchemas {
  const schemas: EventSchemas = {};
  for (const { catalogue } of Object.values(streams).flat())
    for (const [type, { version, schema, upcasts }] of Object.entries(catalogue)) {
      for (let from = 1; from < version; from += 1)
        if (upcasts?.[from] === undefined) throw new Error(`${type} has no upcast from version ${from}`);
      schemas[type] = { version, schema: { ...toJsonSchema(schema) } };
    }
  return Object.fromEntries(Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function toJsonSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input' });
  return shape;
}

export function incompatibilities(recorded: EventSchemas, present: EventSchemas): string[] {
  return Object.entries(recorded).flatMap(([type, { version, schema }]) => {
    const presentEvent = present[type];
    if (presentEvent === undefined)
      return `${type} is gone, and logs may hold it. If none can, delete it from docs/event-schemas.json`;
    if (presentEvent.version < version) return `${type} goes back from version ${version} to ${presentEvent.version}`;
    if (presentEvent.version > version || isDeepStrictEqual(sorted(presentEvent.schema), sorted(schema))) return [];
    return `The stored shape of ${type} changed: make it version ${version + 1} with an upcast from ${version}`;
  });
}

function sorted(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
    Array.isArray(value) ? value.toSorted((one, other) => compare(JSON.stringify(one), JSON.stringify(other))) : value,
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Returns one line per event type, so that a diff shows one line per changed type. */
export const schemasText = (schemas: EventSchemas): string =>
  `{\n${Object.entries(schemas)
    .map(([type, shape]) => `  ${JSON.stringify(type)}: ${JSON.stringify(shape)}`)
    .join(',\n')}\n}\n`;
