import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import * as z from 'zod/mini';
import { earlierShape, type StreamKind } from '../../platform/decider/event-catalogue.js';
import { differencesIn, record } from './committed-schemas.js';
import { eventSchemas } from './event-schemas.js';

const Named = z.object({ name: z.string(), status: z.enum(['new', 'old']) });
const Renamed = z.object({ title: z.string() });

const streamsOf = (catalogue: StreamKind['catalogue']) => ({
  lamps: [{ prefix: 'lamp-', key: 'id', about: 'A lamp', catalogue }],
});
const before = eventSchemas(streamsOf({ Named: { version: 1, schema: Named } }));

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcel-schemas-'));
  await record(folder, before, [...before.keys()]);
});

afterEach(() => rm(folder, { recursive: true }));

describe('the schemas on record', () => {
  it('are those of the code', async () => {
    expect([...before.keys()]).toEqual(['lamps/Named.v1.json']);
    expect(await differencesIn(folder, before)).toEqual({ added: [], changed: [], forgotten: [] });
  });

  it.each([
    ['a field that is required', z.extend(Named, { watts: z.int() })],
    ['a field that is optional', z.extend(Named, { watts: z.optional(z.int()) })],
    ['a field less', z.pick(Named, { name: true })],
    ['another value', z.extend(Named, { status: z.enum(['new', 'old', 'broken']) })],
    ['a value less', z.extend(Named, { status: z.enum(['new']) })],
    ['another type', z.extend(Named, { name: z.nullable(z.string()) })],
  ])('do not allow the same version to have %s', async (_, schema) => {
    const after = eventSchemas(streamsOf({ Named: { version: 1, schema } }));
    expect(await differencesIn(folder, after)).toMatchObject({ added: [], changed: ['lamps/Named.v1.json'] });
  });

  it('do not care for the order of fields and values', async () => {
    const schema = z.object({ status: z.enum(['old', 'new']), name: z.string() });
    const after = eventSchemas(streamsOf({ Named: { version: 1, schema } }));
    expect(await differencesIn(folder, after)).toEqual({ added: [], changed: [], forgotten: [] });
  });

  it('take a version that can be read along with the one before', async () => {
    const earlier = { 1: earlierShape(Named, Renamed, { upcast: ({ name }) => ({ title: name }) }) };
    const after = eventSchemas(streamsOf({ Named: { version: 2, schema: Renamed, earlier } }));
    const { added, ...others } = await differencesIn(folder, after);
    expect([added, others]).toEqual([['lamps/Named.v2.json'], { changed: [], forgotten: [] }]);
    await record(folder, after, added);
    expect(await differencesIn(folder, after)).toEqual({ added: [], changed: [], forgotten: [] });
  });

  it('are never written again', async () => {
    const file = path.join(folder, 'lamps/Named.v1.json');
    const text = await readFile(file, 'utf8');
    const after = eventSchemas(streamsOf({ Named: { version: 1, schema: Renamed } }));
    await expect(record(folder, after, ['lamps/Named.v1.json'])).rejects.toThrow('EEXIST');
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('remember what the code has forgotten', async () => {
    expect(await differencesIn(folder, new Map())).toEqual({
      added: [],
      changed: [],
      forgotten: ['lamps/Named.v1.json'],
    });
  });

  it('are all new at first', async () => {
    expect(await differencesIn(path.join(folder, 'nowhere'), before)).toMatchObject({ added: ['lamps/Named.v1.json'] });
  });
});

it('a version without a shape is no version', () => {
  expect(() => eventSchemas(streamsOf({ Named: { version: 2, schema: Named } }))).toThrow('Version 1 has no shape');
});
