import type { Occurrence } from '../../event-store/occurrence.js';
import { EmbeddedReadStore } from '../../read-store/embedded/embedded-read-store.js';
import { counted, countedEvents, type Counted } from '../../read-store/test-support/counting.js';
import { EventSource } from '../../read-store/test-support/event-source.js';
import { Recorder } from '../../read-store/test-support/recorder.js';
import { silentLog } from '../../read-store/test-support/silent-log.js';
import { Automations } from './automations.js';

const LONG_MS = 60_000;
const NAME = 'when-counted-then-note';

describe('automations', () => {
  let store: EmbeddedReadStore;
  let source: EventSource;
  let recorder: Recorder;
  let noted: number[];
  const started: Automations[] = [];

  beforeEach(() => {
    store = EmbeddedReadStore.open(':memory:', silentLog);
    source = new EventSource();
    recorder = new Recorder();
    noted = [];
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((automations) => automations.stop()));
    await store.close();
  });

  const note = async ({ data }: Occurrence<Counted>): Promise<void> => void noted.push(data.by);
  const start = async (react = note): Promise<Automations> => {
    const automation = { name: NAME, streamPrefixes: ['count-'], catalogue: countedEvents, react };
    const automations = new Automations(
      { events: source, store, log: silentLog, backoff: { firstMs: 1, longestMs: 1 } },
      [automation],
    );
    started.push(automations);
    await automations.start();
    return automations;
  };
  const push = (...numbers: number[]): string => {
    const events = numbers.map((number) => recorder.record('count-a', counted(number)));
    source.push(...events);
    return events.at(-1)?.position ?? '';
  };
  const done = (automations: Automations, position: string) => automations.waitFor(position, [NAME], LONG_MS);

  it('react to every event in order, and tell when they have', async () => {
    const automations = await start();
    expect(await done(automations, push(1, 2, 3))).toBe('visible');
    expect(noted).toEqual([1, 2, 3]);
    expect(automations.states).toMatchObject([{ name: NAME, status: 'live', error: undefined }]);
  });

  it('go on after a restart where they had come to', async () => {
    const first = await start();
    await done(first, push(1, 2));
    await first.stop();
    const second = await start();
    await done(second, push(3));
    expect(noted).toEqual([1, 2, 3]);
  });

  it('repeat a reaction whose end was not recorded', async () => {
    jest.spyOn(store, 'commit').mockRejectedValueOnce(new Error('killed'));
    push(1);
    const first = await start();
    await failed(first);
    expect(noted).toEqual([1]);
    const second = await start();
    await done(second, push(2));
    expect(noted).toEqual([1, 1, 2]);
  });

  it('start from the beginning when the read models were deleted', async () => {
    const first = await start();
    await done(first, push(1, 2));
    await first.stop();
    await store.close();
    store = EmbeddedReadStore.open(':memory:', silentLog);
    await done(await start(), push(3));
    expect(noted.slice(2)).toEqual([1, 2, 3]);
  });

  it.each([new Error('provider away'), new TypeError('not a function')])(
    'try again after %p, without looking further before',
    async (failure) => {
      let failures = 3;
      const automations = await start(async (event) => {
        if (event.data.by === 2 && failures-- > 0) throw failure;
        await note(event);
      });
      expect(await done(automations, push(1, 2, 3))).toBe('visible');
      expect(noted).toEqual([1, 2, 3]);
      expect(failures).toBe(-1);
    },
  );

  it('tell what they are trying, and stop when they are told to', async () => {
    let attempts = 0;
    const position = push(1);
    const automations = await start(async () => {
      attempts++;
      throw new Error('provider away');
    });
    expect(await automations.waitFor(position, [NAME], 0)).toBe('late');
    await eventually(() => attempts > 1);
    expect(automations.states).toMatchObject([{ status: 'retrying', position: undefined }]);
    expect(automations.states[0]?.error?.message).toContain('event 0 of count-a');
    await automations.stop();
    const stopped = attempts;
    push(2);
    expect(attempts).toBe(stopped);
  });
});

const failed = (automations: Automations) => eventually(() => automations.states[0]?.status === 'failed');

async function eventually(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
