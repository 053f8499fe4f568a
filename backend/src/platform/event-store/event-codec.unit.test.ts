import * as z from 'zod/mini';
import type { DomainEvent } from '../decider/decider.js';
import { earlierShape, type EventCatalogue } from '../decider/event-catalogue.js';
import { anEvent, metadata } from './contract/harness.js';
import { UndecodableEvent } from './errors.js';
import { decodeEvent, encodeEvent } from './event-codec.js';
import type { RecordedEvent } from './event-store.js';

const Titled = z.object({ title: z.string() });
const Untagged = z.object({ name: z.string() });
const Named = z.object({ name: z.string(), tags: z.array(z.string()) });
type NamedEvent = DomainEvent<'Named', z.infer<typeof Named>> | DomainEvent<'Cleared', Record<string, never>>;

const catalogue: EventCatalogue<NamedEvent> = {
  Named: {
    version: 3,
    schema: Named,
    earlier: {
      1: earlierShape(Titled, Untagged, {
        upcast: ({ title }) => ({ name: title }),
        downcast: ({ name }) => ({ title: name }),
      }),
      2: earlierShape(Untagged, Named, {
        upcast: (data) => ({ ...data, tags: [] }),
        downcast: ({ name }) => ({ name }),
      }),
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
  it('takes the current version as it is, with where it was recorded', () => {
    const { id, metadata: recordedMetadata, ...event } = stored('Named', 3, { name: 'Tux', tags: ['a'] });
    expect(decodeEvent(catalogue, { ...event, id, metadata: recordedMetadata })).toEqual({
      type: 'Named',
      data: { name: 'Tux', tags: ['a'] },
      recorded: {
        id,
        metadata: recordedMetadata,
        stream: 'name-1',
        revision: 4,
        position: '0000000000000017',
      },
    });
  });

  it.each([
    [1, { title: 'Tux' }],
    [2, { name: 'Tux' }],
  ])('lifts version %i step by step', (version, data) => {
    expect(decodeEvent(catalogue, stored('Named', version, data)).data).toEqual({ name: 'Tux', tags: [] });
  });

  it.each([
    ['an unknown type', stored('Renamed', 1, {}), 'its type is unknown'],
    ['a type that every object has', stored('constructor', 1, {}), 'its type is unknown'],
    ['a newer version', stored('Named', 4, {}), 'version 4 is newer than 3'],
    ['a version that nothing lifts', stored('Cleared', 1, {}), 'nothing lifts version 1'],
    ['data that cannot be lifted', stored('Named', 1, { name: 'Tux' }), 'version 1 cannot be lifted'],
    ['data of another shape', stored('Named', 3, { name: 7 }), 'name'],
  ])('fails loudly on %s', (_, event, reason) => {
    const decode = () => decodeEvent(catalogue, event);
    expect(decode).toThrow(UndecodableEvent);
    expect(decode).toThrow(reason);
    expect(decode).toThrow(/of stream name-1 at position 0000000000000017/);
  });
});

describe('encodeEvent', () => {
  it('gives the data with the version of its shape', () => {
    const data = { name: 'Tux', tags: [] };
    expect(encodeEvent(catalogue, { type: 'Named', data })).toEqual({ data, schemaVersion: 3 });
  });

  it.each([
    [1, { title: 'Tux' }],
    [2, { name: 'Tux' }],
    [3, { name: 'Tux', tags: ['a'] }],
  ])('writes version %i as long as nodes run that read no more', (writes, data) => {
    const rolling: EventCatalogue<NamedEvent> = { ...catalogue, Named: { ...catalogue.Named, writes } };
    const encoded = encodeEvent(rolling, { type: 'Named', data: { name: 'Tux', tags: ['a'] } });
    expect(encoded).toEqual({ data, schemaVersion: writes });
    expect(decodeEvent(catalogue, stored('Named', writes, encoded.data)).data).toMatchObject({ name: 'Tux' });
  });

  it('does not write an older version that nothing leads back to', () => {
    const rolling: EventCatalogue<NamedEvent> = { ...catalogue, Cleared: { ...catalogue.Cleared, writes: 1 } };
    expect(() => encodeEvent(rolling, { type: 'Cleared', data: {} })).toThrow(
      'Nothing brings Cleared back to version 1',
    );
  });

  it('refuses what could not be read again', () => {
    const broken: unknown = JSON.parse('{ "type": "Named", "data": { "name": 7, "tags": [] } }');
    expect(() => encodeEvent(catalogue, broken as NamedEvent)).toThrow(/Named does not fit its definition/);
    const unknown: unknown = { type: 'Renamed', data: {} };
    expect(() => encodeEvent(catalogue, unknown as NamedEvent)).toThrow('Renamed is not in the catalogue');
  });
});
