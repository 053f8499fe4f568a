import * as z from 'zod';

export const Schema = z.record(z.string(), z.unknown());
export type Schema = z.infer<typeof Schema>;

const Content = z.record(z.string(), z.object({ schema: Schema.optional() }));

const Operation = z.object({
  parameters: z
    .array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema: Schema }))
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.default({}) })),
});

export const Interface = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});
export type Interface = z.infer<typeof Interface>;

export interface NamedOperation extends z.infer<typeof Operation> {
  readonly method: string;
  readonly path: string;
}

export const operationsOf = ({ paths }: Interface): NamedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
  );

export const takesForm = ({ requestBody }: NamedOperation): boolean =>
  requestBody?.content['multipart/form-data'] !== undefined;

export function bodyOf(operation: NamedOperation, { components }: Interface): Schema | undefined {
  const content = operation.requestBody?.content;
  const schema = (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema;
  const name = z.string().safeParse(schema?.$ref).data?.split('/').at(-1);
  return name === undefined ? schema : components.schemas[name];
}
