import type { RecordedEvent as ServerEvent } from '@eventstore/db-client';
import { metadata } from '../contract/harness.js';
import { LogDamaged } from '../errors.js';
import { toPosition } from './events.js';
import { ownEvent, toRecordedEvent } from './events.js';
import { toStoredMetadata } from './events.js';

const serverEvent = (changes: Partial<ServerEvent> = {}): ServerEvent =>
  ({
    streamId: 'mascot-7',
    id: '6f1d6b0a-9d0e-4d52-8f5c-0f6c9c1d2e3f',
    isJson: true,
    revision: 3n,
    type: 'MascotLiked',
    created: new Date(0),
    data: { mascotId: 7 },
    metadata: toStoredMetadata(metadata),
    position: { commit: 20n, prepare: 20n },
    ...changes,
  }) as ServerEvent;

describe('An event from the server', () => {
  it("becomes the port's event", () => {
    expect(toRecordedEvent(serverEvent())).toEqual({
      id: '6f1d6b0a-9d0e-4d52-8f5c-0f6c9c1d2e3f',
      type: 'MascotLiked',
      data: { mascotId: 7 },
      metadata,
      stream: 'mascot-7',
      revision: 3,
      position: toPosition({ commit: 20n, prepare: 20n }),
    });
  });

  it("is linked by the server's own names for correlation and causation", () => {
    const { correlationId, causationId } = metadata;
    expect(toStoredMetadata(metadata)).toMatchObject({ $correlationId: correlationId, $causationId: causationId });
    expect(toStoredMetadata(metadata)).not.toHaveProperty('correlationId');
  });

  it.each([
    ['metadata that is not ours', { metadata: { time: 'now' } }],
    ['no metadata', { metadata: undefined }],
    ['metadata that is not JSON', { metadata: Buffer.from('{') }],
    ['data that is not JSON', { isJson: false }],
  ])('with %s is damage, told with its position', (_, changes) => {
    const convert = () => toRecordedEvent(serverEvent(changes));
    expect(convert).toThrow(LogDamaged);
    expect(convert).toThrow(toPosition({ commit: 20n, prepare: 20n }));
  });

  it('needs a position', () => {
    expect(() => toRecordedEvent(serverEvent({ position: undefined }))).toThrow('does not tell where events stand');
  });

  it.each([
    [undefined, false],
    [serverEvent(), true],
    [serverEvent({ streamId: '$users' }), false],
    [serverEvent({ streamId: '$$mascot-7' }), false],
    [serverEvent({ type: '$>' }), false],
  ])('is ours or not', (event, isOwn) => {
    expect(ownEvent({ event }) !== undefined).toBe(isOwn);
  });
});
