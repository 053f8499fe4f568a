import * as z from 'zod';
import { ITEM_KINDS, PICTURE_ADDRESS, findBound } from '@marcel/contracts';
import { mapValues } from 'es-toolkit';
import { targetConstructorToSchema, validationMetadatasToSchemas } from 'class-validator-jsonschema';

const schemas = new Map<string, z.core.$ZodType>();

export function registerSchema(name: string, schema: z.core.$ZodType): void {
  const existing = schemas.get(name);
  if (existing !== undefined && existing !== schema) throw new Error(`Two response schemas are called ${name}`);
  schemas.set(name, schema);
}

export function responseSchemas(): Record<string, Record<string, unknown>> {
  return Object.fromEntries([...schemas].map(([name, schema]) => [name, toJsonSchema(schema)]));
}

function toJsonSchema(schema: z.core.$ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema }) => {
      dropIntegerBounds(jsonSchema);
      const maxItems = findBound(zodSchema);
      if (maxItems !== undefined) jsonSchema.maxItems = maxItems;
    },
  });
  return rest;
}

function dropIntegerBounds(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

export type Schema = Record<string, unknown>;

type Check = { readonly constraints: readonly unknown[] };

const Properties = z.record(z.string(), z.record(z.string(), z.unknown()));

const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

/** Matches accepted addresses only, and nearly all of them. */
const webAddress = (host: string): string => `^https?://${host}(?:[/?#][^\\s<>\\\\]*)?$`;

const options = {
  refPointerPrefix: '#/components/schemas/',
  additionalConverters: {
    // Leave out the library's `type: number`, which would widen an integer.
    min: ({ constraints: [limit] }: Check) => ({ minimum: Number(limit) }),
    max: ({ constraints: [limit] }: Check) => ({ maximum: Number(limit) }),
    isFilled: { type: 'string', minLength: 1, pattern: '\\S' },
    isPlainText: ({ constraints: [unwanted] }: Check) => ({ not: { pattern: String(unwanted) } }),
    // No maximum: a schema does not know the present year.
    isYearFrom: ({ constraints: [year] }: Check) => ({
      type: 'integer' as const,
      minimum: Number(year),
      format: 'past-year',
    }),
    // Compares two fields, while a schema describes each by itself.
    isNotBelow: {},
    isUrl: { type: 'string', pattern: webAddress(`(?:${LABEL}\\.)+[a-zA-Z]{2,63}`) },
    isOnHost: ({ constraints: [host] }: Check) => ({
      type: 'string' as const,
      pattern: webAddress(`(?:${LABEL}\\.)*${String(host).replaceAll('.', '\\.')}`),
    }),
    // Patterns of JSON Schema describe them above.
    isPlainAddress: {},
    isPlainRecipient: {},
    isPictureAddress: { type: 'string', pattern: PICTURE_ADDRESS },
    // Marks cursors, so that the fuzz test does not invent values.
    isOpaqueToken: { type: 'string', format: 'cursor' },
    isItemVersion: () => ({
      type: 'object' as const,
      properties: {
        kind: { type: 'string' as const, enum: [...ITEM_KINDS] },
        id: { type: 'integer' as const, minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
        round: { type: 'integer' as const, minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      },
      required: ['kind', 'id'],
    }),
    isDay: { type: 'string', format: 'date' },
    // A schema does not know the present date.
    isNotInFuture: {},
    isIso8601: { type: 'string', format: 'date-time' },
    conditionalValidation: (check: Check) => ({ nullable: allowsNull(check) }),
  },
} as const;

export function requestSchemas(): Record<string, Schema> {
  return mapValues(validationMetadatasToSchemas(options), (schema) => withNulls({ ...schema }));
}

export function listProperties(request: new () => object): Record<string, Schema> {
  const { properties = {} } = targetConstructorToSchema(request, options);
  return mapValues(properties, (schema) => withoutNullable({ ...schema }));
}

const isCondition = (value: unknown): value is (target: object, value: unknown) => boolean =>
  typeof value === 'function';

const allowsNull = ({ constraints: [condition] }: Check): boolean => isCondition(condition) && !condition({}, null);

/** OpenAPI 3.1 says `type: [x, 'null']` where 3.0 said `nullable`. */
function withNulls(schema: Schema): Schema {
  const properties = mapValues(Properties.parse(schema.properties ?? {}), ({ nullable, ...rest }) =>
    nullable === true && typeof rest.type === 'string' ? { ...rest, type: [rest.type, 'null'] } : rest,
  );
  return { ...schema, properties };
}

const withoutNullable = ({ nullable: _, ...rest }: Schema): Schema => rest;
