import * as z from 'zod/mini';
import type { StreamKind } from '../../platform/decider/decider.js';
import { EventSchemas, eventSchemas, incompatibilities, schemasText } from './event-schemas.js';

const Named = z.object({ name: z.string(), status: z.enum(['new', 'old']) });
const Renamed = z.object({ title: z.string() });

const schemasOf = (catalogue: StreamKind['catalogue']) =>
  eventSchemas({ lamps: [{ prefix: 'lamp-', key: 'id', description: 'A lamp', catalogue }] });
const recorded = EventSchemas.parse(JSON.parse(schemasText(schemasOf({ Named: { version: 1, schema: Named } }))));

describe('stored event schemas', () => {
  it.each([
    ['a required field', z.extend(Named, { watts: z.int() })],
    ['an optional field', z.extend(Named, { watts: z.optional(z.int()) })],
    ['a field less', z.pick(Named, { name: true })],
    ['another value', z.extend(Named, { status: z.enum(['new', 'old', 'broken']) })],
    ['another type', z.extend(Named, { name: z.nullable(z.string()) })],
  ])('cannot change in the same version: %s', (_, schema) => {
    expect(incompatibilities(recorded, schemasOf({ Named: { version: 1, schema } }))).toEqual([
      'The stored shape of Named changed: make it version 2 with an upcast from 1',
    ]);
  });

  it('ignore the order of fields and values', () => {
    const schema = z.object({ status: z.enum(['old', 'new']), name: z.string() });
    expect(incompatibilities(recorded, schemasOf({ Named: { version: 1, schema } }))).toEqual([]);
  });

  it('can change in a new version with an upcast', () => {
    const next = { version: 2, schema: Renamed };
    expect(() => schemasOf({ Named: next })).toThrow('Named has no upcast from version 1');
    const present = schemasOf({ Named: { ...next, upcasts: { 1: (data) => data } } });
    expect(incompatibilities(recorded, present)).toEqual([]);
    expect(incompatibilities(present, recorded)).toEqual(['Named goes back from version 2 to 1']);
  });

  it('cannot be removed', () => {
    expect(incompatibilities(recorded, {})).toEqual([expect.stringContaining('Named is gone')]);
  });
});
