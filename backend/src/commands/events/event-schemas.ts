import * as z from 'zod/mini';
import { storedShapes, type StreamKind } from '../../platform/decider/event-catalogue.js';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Of every stored version of every event: the JSON Schema of its data, by the name of its file. */
export function eventSchemas(
  streams: Readonly<Record<string, readonly StreamKind[]>>,
): ReadonlyMap<string, JsonSchema> {
  const schemas = new Map<string, JsonSchema>();
  for (const [context, kinds] of Object.entries(streams))
    for (const { catalogue } of kinds)
      for (const [type, definition] of Object.entries(catalogue))
        for (const { version, schema } of storedShapes(definition))
          schemas.set(`${context}/${type}.v${version}.json`, jsonSchemaOf(schema));
  return schemas;
}

/** What may be stored; fields that a shape does not name are not looked at. */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input' });
}
