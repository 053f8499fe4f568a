import * as z from 'zod/mini';
import { ANYTHING, joinKinds, MISSING, type AnswerFields } from './answer-fields.js';

type Schema = z.infer<typeof Schema>;
const Schema = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  required: z.optional(z.array(z.string())),
  get properties() {
    return z.optional(z.record(z.string(), Schema));
  },
  get additionalProperties() {
    return z.optional(z.union([z.boolean(), Schema]));
  },
  get items() {
    return z.optional(Schema);
  },
  get anyOf() {
    return z.optional(z.array(Schema));
  },
  get oneOf() {
    return z.optional(z.array(Schema));
  },
});

const Operation = z.object({
  operationId: z.optional(z.string()),
  responses: z.optional(
    z.record(
      z.string(),
      z.object({
        content: z.optional(z.record(z.string(), z.object({ schema: z.optional(z.unknown()) }))),
      }),
    ),
  ),
});

/** An OpenAPI document, as far as answers are concerned. */
const Interface = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.optional(z.object({ schemas: z.optional(z.record(z.string(), z.unknown())) })),
});

/** What the answers of each operation of an interface may be made of, by its id; empty for one that answers no JSON. */
export function answersIn(openApi: unknown): Map<string, AnswerFields> {
  const { paths, components } = Interface.parse(openApi);
  const named = components?.schemas ?? {};
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return new Map(
    operations.flatMap((given) => {
      const { operationId, responses = {} } = Operation.safeParse(given).data ?? {};
      return operationId === undefined ? [] : [[operationId, fieldsOf(goodAnswers(responses), named)] as const];
    }),
  );
}

function goodAnswers(responses: NonNullable<z.infer<typeof Operation>['responses']>): Schema[] {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return good.flatMap(([, { content }]) => {
    const schema = content?.['application/json']?.schema;
    return schema === undefined ? [] : [Schema.parse(schema)];
  });
}

function fieldsOf(alternatives: readonly Schema[], named: Readonly<Record<string, unknown>>): AnswerFields {
  const fields: AnswerFields = {};
  if (alternatives.length > 0) walk('', alternatives, { named, fields, mayBeMissing: false, within: [] });
  return fields;
}

interface Walk {
  readonly named: Readonly<Record<string, unknown>>;
  readonly fields: AnswerFields;
  readonly mayBeMissing: boolean;
  /** What the parts above are; what holds itself is told once. */
  readonly within: readonly Schema[];
}

function walk(path: string, given: readonly Schema[], step: Walk): void {
  const schemas = given.flatMap((schema) => alternativesOf(schema, step.named));
  const kinds = new Set(schemas.flatMap(kindsOf));
  if (step.mayBeMissing) kinds.add(MISSING);
  step.fields[path] = joinKinds(kinds);
  if (schemas.some((schema) => step.within.includes(schema))) return;
  const below = { ...step, within: [...step.within, ...schemas] };
  const items = schemas.flatMap((schema) => schema.items ?? []);
  if (items.length > 0) walk(`${path}[]`, items, { ...below, mayBeMissing: false });
  const tables = schemas.flatMap(({ additionalProperties: values }) => (typeof values === 'object' ? [values] : []));
  if (tables.length > 0) walk(`${path}.*`, tables, { ...below, mayBeMissing: true });
  const objects = schemas.filter((schema) => kindsOf(schema).includes('object'));
  for (const name of new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)))) {
    const mayBeMissing = !objects.every(({ required = [] }) => required.includes(name));
    const values = objects.flatMap(({ properties }) => properties?.[name] ?? []);
    walk(`${path}.${name}`, values, { ...below, mayBeMissing });
  }
}

const parsed = new WeakMap<object, Schema>();

/** A schema without references and choices: those that it may stand for. */
function alternativesOf(schema: Schema, named: Walk['named']): Schema[] {
  const { $ref, anyOf, oneOf } = schema;
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return choices.flatMap((choice) => alternativesOf(choice, named));
  if ($ref === undefined) return [schema];
  const target = named[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (typeof target !== 'object' || target === null) return [{}];
  const known = parsed.get(target) ?? Schema.parse(target);
  parsed.set(target, known);
  return alternativesOf(known, named);
}

function kindsOf({ type, const: only, enum: some }: Schema): string[] {
  if (type !== undefined) return [type].flat();
  const values = only === undefined ? some : [only];
  return values?.map((value) => (value === null ? 'null' : typeof value)) ?? [ANYTHING];
}
