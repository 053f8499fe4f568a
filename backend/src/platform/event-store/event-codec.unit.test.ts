import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue } from '../decider/decider.js';
import { anEvent, metadata } from './contract/test-support/harness.js';
import { UndecodableEvent } from './errors.js';
import { decodeEvent, encodeEvent } from './event-codec.js';
import type { RecordedEvent } from './event-store.js';
import { UnsupportedByRelease } from '../errors/store-unavailable.js';

const Titled = z.object({ title: z.string() });
const Named = z.object({ name: z.string(), tags: z.array(z.string()) });
type NamedEvent = DomainEvent<'Named', z.infer<typeof Named>> | DomainEvent<'Cleared', Record<string, never>>;

const catalogue: EventCatalogue<NamedEvent> = {
  Named: {
    version: 3,
    schema: Named,
    upcasts: {
      1: (data) => ({ name: Titled.parse(data).title }),
      2: (data) => ({ ...z.looseObject({}).parse(data), tags: [] }),
    },
  },
  Cleared: { version: 2, schema: z.object({}) },
};

const stored = (type: string, schemaVersion: number, data: unknown): RecordedEvent => ({
  ...anEvent({ type, data, metadata: { ...metadata, schemaVersion } }),
  stream: 'name-1',
  revision: 4,
  position: '0000000000000017',
});

describe('decodeEvent', () => {
  it('returns the current version unchanged, with its position and metadata', () => {
    const event = stored('Named', 3, { name: 'Tux', tags: ['a'] });
    const { type, data, ...recorded } = event;
    expect(decodeEvent(catalogue, event)).toEqual({ type, data, recorded });
  });

  it.each([
    [1, { title: 'Tux' }],
    [2, { name: 'Tux' }],
  ])('upcasts version %i step by step', (version, data) => {
    expect(decodeEvent(catalogue, stored('Named', version, data)).data).toEqual({ name: 'Tux', tags: [] });
  });

  it.each([
    ['an unknown type', stored('Renamed', 1, {}), 'its type is unknown'],
    ['a type that every object has', stored('constructor', 1, {}), 'its type is unknown'],
    ['a newer version', stored('Named', 4, {}), 'version 4 is newer than 3'],
    ['a version without an upcast', stored('Cleared', 1, {}), 'there is no upcast from version 1'],
    ['data that cannot be upcast', stored('Named', 1, { name: 'Tux' }), 'version 1 cannot be upcast'],
    ['data of another shape', stored('Named', 3, { name: 7 }), 'name'],
  ])('fails on %s', (_, event, reason) => {
    const decode = () => decodeEvent(catalogue, event);
    expect(decode).toThrow(UndecodableEvent);
    expect(decode).toThrow(UnsupportedByRelease);
    expect(decode).toThrow(reason);
    expect(decode).toThrow(/of stream name-1 at position 0000000000000017/);
  });
});

describe('encodeEvent', () => {
  it('returns the data with their schema version', () => {
    const data = { name: 'Tux', tags: [] };
    expect(encodeEvent(catalogue, { type: 'Named', data })).toEqual({ data, schemaVersion: 3 });
  });

  it('rejects events that could not be decoded', () => {
    const broken: unknown = JSON.parse('{ "type": "Named", "data": { "name": 7, "tags": [] } }');
    expect(() => encodeEvent(catalogue, broken as NamedEvent)).toThrow(/Named does not fit its definition/);
    const unknown: unknown = { type: 'Renamed', data: {} };
    expect(() => encodeEvent(catalogue, unknown as NamedEvent)).toThrow('Renamed is not in the catalogue');
  });
});
