import { Recorder } from '../platform/read-store/test-support/recorder.js';
import type { RecordedEvent } from '../platform/event-store/event-store.js';
import { undeclaredEvents } from './undeclared-events.js';

const recorder = new Recorder();

function recorded(stream: string, type: string, command: string): RecordedEvent {
  const event = recorder.record(stream, { type, data: {} });
  return { ...event, metadata: { ...event.metadata, command } };
}

const logOf = (...events: RecordedEvent[]) => ({
  async *readAll() {
    yield* events;
  },
});

describe('undeclared events', () => {
  it('are absent from a log of our own', async () => {
    const log = logOf(recorded('mascot-1', 'MascotPublished', 'PublishMascot'), recorded('ids-x', 'IdTaken', 'TakeId'));
    expect(await undeclaredEvents(log)).toEqual([]);
  });

  it.each([
    ['another stream', 'dragon-1', 'MascotPublished', 'PublishMascot'],
    ['an event of another stream', 'slug-1', 'MascotPublished', 'PublishMascot'],
    ['another command', 'mascot-1', 'MascotPublished', 'EditMascot'],
  ])('are found: %s', async (_, stream, type, command) => {
    const log = logOf(recorded(stream, type, command), recorded(stream, type, command));
    expect(await undeclaredEvents(log)).toEqual([`${type} in ${stream}, by ${command}`]);
  });
});
