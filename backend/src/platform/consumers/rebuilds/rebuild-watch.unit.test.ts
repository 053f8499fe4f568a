import { EmbeddedReadStore } from '../../read-store/embedded/embedded-read-store.js';
import { counted, countingProjection } from '../../read-store/test-support/counting.js';
import { EventSource } from '../../read-store/test-support/event-source.js';
import { Recorder } from '../../read-store/test-support/recorder.js';
import { silentLog } from '../../read-store/test-support/silent-log.js';
import { describeRebuildBoard } from './contract/rebuild-board.contract.js';
import { Projector } from '../projections/projector.js';
import { RebuildWatch } from './rebuild-watch.js';
import { InMemoryRebuildBoard } from './testing/in-memory-rebuild-board.js';

describe('InMemoryRebuildBoard', () => describeRebuildBoard(() => new InMemoryRebuildBoard()));

describe('whoever keeps a projection', () => {
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const until = async (condition: () => Promise<boolean>): Promise<void> => {
    while (!(await condition())) await turn();
  };
  const store = EmbeddedReadStore.open(':memory:', silentLog);
  const source = new EventSource();
  const board = new InMemoryRebuildBoard();
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
