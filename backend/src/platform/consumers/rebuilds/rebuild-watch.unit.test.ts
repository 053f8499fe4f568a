import { InMemoryDocumentStore } from '../../document-store/testing/in-memory-document-store.js';
import { EmbeddedReadStore } from '../../read-store/embedded/embedded-read-store.js';
import { counted, countingProjection } from '../../read-store/test-support/counting.js';
import { EventSource } from '../../read-store/test-support/event-source.js';
import { Recorder } from '../../read-store/test-support/recorder.js';
import { silentLog } from '../../read-store/test-support/silent-log.js';
import { Projector } from '../projections/projector.js';
import { RebuildWatch } from './rebuild-watch.js';
import { RebuildBoard } from './rebuild-board.js';

describe('the board of rebuilds', () => {
  const board = new RebuildBoard(new InMemoryDocumentStore());

  it('takes one order of many, and another once that is done', async () => {
    expect(await board.look('directory')).toEqual({ status: 'none', eventsApplied: 0 });
    const taken = await Promise.all([1, 2, 3].map(() => board.ask('directory')));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await board.report('directory', { status: 'running', eventsApplied: 7 });
    expect(await board.ask('directory')).toBe(false);
    expect(await board.look('directory')).toEqual({ status: 'running', eventsApplied: 7 });
    await board.report('directory', { status: 'completed', eventsApplied: 9 });
    expect(await board.ask('directory')).toBe(true);
    expect(await board.look('comments')).toMatchObject({ status: 'none' });
  });
});

describe('whoever keeps a projection', () => {
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const until = async (condition: () => Promise<boolean>): Promise<void> => {
    while (!(await condition())) await turn();
  };
  const store = EmbeddedReadStore.open(':memory:', silentLog);
  const source = new EventSource();
  const board = new RebuildBoard(new InMemoryDocumentStore());
  const makeDuty = () =>
    new RebuildWatch(
      'counts',
      new Projector({ events: source, store, log: silentLog }, countingProjection()),
      board,
      silentLog,
      turn,
    );
  const isCompleted = async () => (await board.look('counts')).status === 'completed';
  let duty: RebuildWatch;

  beforeAll(() => source.push(new Recorder().record('count-a', counted(5))));
  beforeEach(async () => {
    duty = makeDuty();
    await duty.start();
  });
  afterEach(() => duty.stop());
  afterAll(() => store.close());

  it('rebuilds it when any node asks', async () => {
    expect(await board.ask('counts')).toBe(true);
    await until(isCompleted);
    expect(await board.look('counts')).toEqual({ status: 'completed', eventsApplied: 1 });
    expect(await store.activeVersion('counts')).toMatchObject({ generation: 1 });
    expect(await store.get('counts', 'count-a')).toMatchObject({ sum: 5 });
  });

  it('rebuilds it again when asked again', async () => {
    await board.ask('counts');
    await until(isCompleted);
    expect(await store.activeVersion('counts')).toMatchObject({ generation: 2 });
  });

  it('takes up what an owner that is gone had begun', async () => {
    await board.report('counts', { status: 'running', eventsApplied: 0 });
    await until(isCompleted);
    expect(await store.activeVersion('counts')).toMatchObject({ generation: 3 });
  });
});
