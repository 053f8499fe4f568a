import { fillPath, HEADERS, ROUTES, SubmissionReceipt } from '@marcel/contracts';
import * as z from 'zod';
import { ReleaseClient } from '../test-support/releases/release-client.js';
import { StudioClient } from '../test-support/studio/studio-client.js';
import { rest } from '../test-support/shared-product/shared-product.js';

const Node = z.record(z.string(), z.unknown());
type Node = z.infer<typeof Node>;
const Operation = z.object({
  parameters: z.array(z.object({ name: z.string(), schema: z.object({ maximum: z.number().optional() }) })).default([]),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), Node).default({}) })),
});
type Operation = z.infer<typeof Operation>;
const Interface = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Node) }),
});

const List = z.array(z.unknown());

/** The list in an answer, with its total where the answer has one in any form. */
function pageOf(body: unknown) {
  if (Array.isArray(body)) return { list: List.parse(body), total: undefined };
  const { total, pagination, counts, ...lists } = Node.parse(body);
  return { list: List.parse(Object.values(lists).find(Array.isArray)), total: total ?? pagination ?? counts };
}

const OWNED = { [HEADERS.ownerKey]: 'k'.repeat(43) };

let schemas: Readonly<Record<string, Node>>;
let operations: [string, Operation][];
let lists: [string, Operation][];

beforeAll(async () => {
  const { paths, components } = Interface.parse((await rest.get(ROUTES.openapi)).body);
  schemas = components.schemas;
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, Operation] => [`${method} ${path}`, one]),
  );
  lists = operations.filter(([name, { responses }]) => name.startsWith('get ') && isList(responses['200']));
});

async function rejected(): Promise<number> {
  const { id } = SubmissionReceipt.parse((await rest.submit()).body);
  await rest.call('PUT', fillPath(ROUTES.submissionReject, { id }), { admin: true, json: { adminNotes: 'No' } });
  return id;
}

const isList = (answer: Operation['responses'][string] | undefined): boolean =>
  Object.values(answer?.content ?? {})
    .flatMap(({ schema }) => shapesOf(schema))
    .some(({ type, properties }) => type === 'array' || Object.hasOwn(Node.parse(properties ?? {}), 'next'));

function shapesOf(schema: unknown): Node[] {
  const { $ref, anyOf, ...shape } = Node.parse(schema ?? {});
  if (typeof $ref === 'string') return shapesOf(schemas[$ref.split('/').at(-1) ?? '']);
  return Array.isArray(anyOf) ? anyOf.flatMap(shapesOf) : [shape];
}

function endlessIn(part: unknown, way: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const node = Node.parse({ ...part });
  const own = node.type === 'array' && node.maxItems === undefined ? [way] : [];
  return [...own, ...Object.entries(node).flatMap(([key, value]) => endlessIn(value, `${way}/${key}`))];
}

it('every list in a response schema declares its maximum length', () => {
  const names = JSON.stringify(operations.map(([, { responses }]) => responses));
  const answered = Object.entries(schemas).filter(([name]) => names.includes(`/${name}"`));
  expect(answered.length).toBeGreaterThan(20);
  expect(answered.flatMap(([name, schema]) => endlessIn(schema, name))).toEqual([]);
});

it('every list is paged, within its limit', () => {
  expect(lists.length).toBeGreaterThanOrEqual(12);
  const endless = lists.filter(([, { parameters }]) => {
    const most = parameters.find(({ name }) => name === 'limit')?.schema.maximum ?? Infinity;
    return most > 1000 || !parameters.some(({ name }) => ['after', 'offset', 'from'].includes(name));
  });
  expect(endless.map(([name]) => name)).toEqual([]);
});

it('a page holds at most the requested number, and the total', async () => {
  const { id } = await rest.publish();
  const submission = await rejected();
  await new ReleaseClient(rest, 'letters').deploy();
  for (const content of ['One', 'Two'])
    await rest.call('POST', fillPath(ROUTES.mascotComments, { id }), {
      json: { author: 'Ada', content },
      headers: OWNED,
    });
  const image = await new StudioClient(rest).finishedImage({ prompt: 'Marcel' });
  for (const [name] of lists) {
    const record = name.includes('/pictures/') ? image.id : name.includes('/submissions/') ? submission : id;
    const path = name.replace('get ', '').replace('{id}', String(record)).replace('{frontend}', 'letters');
    const { status, headers, body } = await rest.get(`${path}?limit=1`, { admin: true, headers: OWNED });
    const { list, total = headers.get(HEADERS.totalCount) } = pageOf(body);
    expect([name, status, list.length <= 1]).toEqual([name, 200, true]);
    // The audit returns no total: the position of its last event shows the length.
    if (path !== ROUTES.auditEvents) expect([name, total]).toEqual([name, expect.anything()]);
  }
});

it('pages follow each other', async () => {
  const id = await rejected();
  for (const route of [ROUTES.submissionHistory, ROUTES.auditSubmissionEvents]) {
    const all = await rest.get(fillPath(route, { id }), { admin: true });
    const second = await rest.get(`${fillPath(route, { id })}?limit=1&offset=1`, { admin: true });
    expect(second.body).toEqual(pageOf(all.body).list.slice(1, 2));
    expect(second.headers.get(HEADERS.totalCount)).toBe(String(pageOf(all.body).list.length));
  }
});
