import { HEADERS, ROUTES } from '@marcel/contracts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import * as z from 'zod';
import { photograph } from '../platform/pictures/testing/samples.js';
import { bodyOf, Interface, operationsOf, Schema, takesForm } from '../test-support/openapi/interface.js';
import type { NamedOperation } from '../test-support/openapi/interface.js';
import { PICTURE, valuesOf, WRONG, WRONG_TEXTS } from '../test-support/openapi/values.js';
import { ADMIN_TOKEN, startTestProduct, type TestProduct } from '../test-support/test-product.js';

const SEED = 15;
const [ROUNDS, WRONG_ONES] = process.env.TEST_FULL ? [4, 4] : [1, 1];

const isServerIssued = (name: string, { format }: Schema) => format === 'cursor' || name === 'modelId';

const ONE_OF: Readonly<Record<string, readonly string[]>> = { '/api/audit/submissions/{id}': ['at', 'revision'] };

interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const Schemas = z.record(z.string(), Schema);
const fieldsOf = (body: unknown) => z.record(z.string(), z.unknown()).parse(body);

let product: TestProduct;
let picture: Uint8Array<ArrayBuffer>;
let served: Interface;
let operations: NamedOperation[];
const ajv = new Ajv2020({ strict: false, validateFormats: false });

beforeAll(async () => {
  picture = new Uint8Array(await photograph());
  product = await startTestProduct({ variables: { GENERATIONS_PER_VISITOR: '1' } });
  await product.rest.publish();
  await product.rest.submit({ name: 'Another' });
  served = Interface.parse((await product.rest.get(ROUTES.openapi)).body);
  ajv.addSchema({ $id: 'interface', components: served.components });
  const endless = (operation: NamedOperation) => operation.responses['200']?.content['text/event-stream'] !== undefined;
  operations = operationsOf(served).filter((operation) => !endless(operation));
});
afterAll(() => product.stop());

const validators = new Map<string, ValidateFunction>();

function allows(schema: Schema, value: unknown): boolean {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"interface#/components');
  const validate = validators.get(text) ?? ajv.compile(Schema.parse(JSON.parse(text)));
  validators.set(text, validate);
  ajv.errors = validate(value) ? null : (validate.errors ?? null);
  return ajv.errors === null;
}

const requests = (operation: NamedOperation): fc.Arbitrary<Asked> => {
  const ids = fc.oneof(
    fc.constantFrom('1', '2'),
    fc.constantFrom('0', '-1', '9007199254740993', '%', 'null'),
    fc.nat().map(String),
  );
  const path = operation.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
  const query = operation.parameters.filter(
    ({ in: place, name, schema }) => place === 'query' && !isServerIssued(name, schema),
  );
  const body = bodyOf(operation, served);
  return fc.record({
    path: fc
      .tuple(...path.map(() => ids))
      .map((values) =>
        values.reduce((whole, value, at) => whole.replace(`{${path[at]}}`, encodeURIComponent(value)), operation.path),
      ),
    query: fc
      .record(Object.fromEntries(query.map(({ name, schema }) => [name, valuesOf(schema)])), { requiredKeys: [] })
      .map((given) => {
        const [, ...others] = (ONE_OF[operation.path] ?? []).filter((name) => name in given);
        return Object.fromEntries(Object.entries(given).filter(([name]) => !others.includes(name)));
      }),
    body:
      body === undefined
        ? fc.constant(undefined)
        : valuesOf(body).map((value) => inOrder(operation, withoutTold(value))),
  });
};

const withoutTold = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !isServerIssued(name, {})))
    : value;

const YEARS = ['yearIntroduced', 'yearRetired'] as const;

/** Orders the years of introduction and retirement, a rule that OpenAPI cannot express. */
function inOrder(operation: NamedOperation, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !YEARS.some((name) => name in value)) return value;
  const { yearRetired, ...others } = fieldsOf(value);
  const born = Number(others.yearIntroduced ?? 0);
  if (typeof yearRetired === 'number' && 'yearIntroduced' in others && yearRetired >= born) return value;
  return takesForm(operation) ? others : { ...others, yearRetired: null };
}

const some = (values: readonly unknown[]): unknown[] =>
  fc
    .sample(fc.shuffledSubarray([...values], { maxLength: Math.min(WRONG_ONES, values.length) }), {
      numRuns: 1,
      seed: SEED,
    })
    .flat();

/** Yields the request with one undocumented value at a time. */
function* broken(operation: NamedOperation, asked: Asked): Generator<Asked> {
  for (const { name, in: place, schema } of operation.parameters) {
    if (place !== 'query') continue;
    const isWrong = (text: string) => {
      const isNumber = schema.type === 'integer' && text !== '' && String(Number(text)) === text;
      return !allows(schema, isNumber ? Number(text) : text);
    };
    for (const wrong of some(WRONG_TEXTS.filter(isWrong))) yield { ...asked, query: { ...asked.query, [name]: wrong } };
  }
  const body = bodyOf(operation, served);
  if (body === undefined) return;
  if (takesForm(operation)) {
    yield* brokenForms(body, asked);
    return;
  }
  for (const wrong of some([null, [], 'text', 7])) yield { ...asked, body: wrong };
  for (const [name, schema] of Object.entries(Schemas.parse(body.properties ?? {}))) {
    for (const wrong of some(WRONG.filter((value) => !allows(schema, value))))
      yield { ...asked, body: { ...fieldsOf(asked.body), [name]: wrong } };
  }
}

function* brokenForms({ properties, required }: Schema, asked: Asked): Generator<Asked> {
  const needed = z.array(z.string()).parse(required);
  for (const name of needed)
    yield {
      ...asked,
      body: Object.fromEntries(Object.entries(fieldsOf(asked.body)).filter(([field]) => field !== name)),
    };
  for (const [name, schema] of Object.entries(Schemas.parse(properties))) {
    if (schema.format === 'binary' || schema.contentSchema !== undefined) continue;
    const isWrong = (text: string) => !allows(schema, isNumber(schema) ? numberIn(text) : text);
    for (const wrong of some(WRONG_TEXTS.filter(isWrong)))
      yield { ...asked, body: { ...fieldsOf(asked.body), [name]: wrong } };
  }
}

const isNumber = ({ type, anyOf = [] }: Schema): boolean =>
  type === 'integer' || z.array(Schema).parse(anyOf).some(isNumber);
const numberIn = (text: string) => (/^-?\d+$/.test(text.trim()) ? Number(text) : text);

async function encoded(operation: NamedOperation, body: unknown) {
  if (body === undefined) return {};
  if (!takesForm(operation)) return { type: 'application/json', payload: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(body)))
    form.set(name, value === PICTURE ? new Blob([picture]) : String(value));
  const sent = new Response(form);
  return { type: sent.headers.get('content-type') ?? '', payload: Buffer.from(await sent.arrayBuffer()) };
}

async function send(operation: NamedOperation, { path, query, body }: Asked) {
  const { method } = operation;
  const { type, payload } = await encoded(operation, body);
  const given = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await product.app.inject({
    method: method === 'POST' ? 'POST' : method === 'PUT' ? 'PUT' : method === 'DELETE' ? 'DELETE' : 'GET',
    url: given.size > 0 ? `${path}?${given}` : path,
    headers: { [HEADERS.adminToken]: ADMIN_TOKEN, ...(type !== undefined && { 'content-type': type }) },
    payload,
  });
  return {
    status: answer.statusCode,
    isJson: answer.headers['content-type']?.toString().startsWith('application/json') ?? false,
    text: answer.payload,
  };
}
type Answer = Awaited<ReturnType<typeof send>>;

function undocumented({ responses }: NamedOperation, { status, isJson, text }: Answer): string | undefined {
  const response = responses[status];
  if (response === undefined) return `status ${status} ${text}`;
  const schema = isJson ? response.content['application/json']?.schema : undefined;
  if (schema === undefined || allows(schema, JSON.parse(text))) return undefined;
  return `body of ${status}: ${ajv.errorsText()} ${text.slice(0, 300)}`;
}

it('accepts valid requests, with documented responses', async () => {
  const wrong: unknown[] = [];
  for (const operation of operations) {
    for (const asked of fc.sample(requests(operation), { numRuns: ROUNDS, seed: SEED })) {
      const answer = await send(operation, asked);
      const reason =
        undocumented(operation, answer) ?? ([400, 413, 422, 500].includes(answer.status) ? answer.text : undefined);
      if (reason !== undefined) wrong.push([operation.method, operation.path, asked, reason]);
    }
  }
  expect(wrong).toEqual([]);
});

it('rejects invalid requests, with documented responses', async () => {
  const wrong: unknown[] = [];
  for (const operation of operations) {
    const [asked] = fc.sample(requests(operation), { numRuns: 1, seed: SEED });
    if (asked === undefined) continue;
    for (const one of broken(operation, asked)) {
      const answer = await send(operation, one);
      const reason =
        undocumented(operation, answer) ??
        (answer.status < 400 || answer.status >= 500 ? `taken with ${answer.status}` : undefined);
      if (reason !== undefined) wrong.push([operation.method, operation.path, one, reason]);
    }
  }
  expect(wrong).toEqual([]);
});
