import { boundOf } from '@marcel/contracts';
import * as z from 'zod';

const schemas = new Map<string, z.core.$ZodType>();

export function rememberSchema(name: string, schema: z.core.$ZodType): void {
  const known = schemas.get(name);
  if (known !== undefined && known !== schema) throw new Error(`Two response schemas are called ${name}`);
  schemas.set(name, schema);
}

export function responseSchemas(): Record<string, Record<string, unknown>> {
  return Object.fromEntries([...schemas].map(([name, schema]) => [name, jsonSchemaOf(schema)]));
}

function jsonSchemaOf(schema: z.core.$ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema }) => {
      dropIntegerBounds(jsonSchema);
      const maxItems = boundOf(zodSchema);
      if (maxItems !== undefined) jsonSchema.maxItems = maxItems;
    },
  });
  return rest;
}

function dropIntegerBounds(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
