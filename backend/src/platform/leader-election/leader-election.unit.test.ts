import { pino } from 'pino';
import { SqliteDocumentStore } from '../document-store/sqlite.js';
import { StoreUnavailable, UnsupportedByRelease } from '../errors/store-unavailable.js';
import { LeaderElection, type LeasedTask, LeaseLost, type HeldLease } from './leader-election.js';
import { LeaseStore } from './lease-store.js';
import { until } from '../../test-support/pause.js';

describe('a leased task', () => {
  const log = pino({ level: 'silent' });
  const timing = {
    beatMs: 0,
    missedBeats: 3,
    confirmationMs: Infinity,
    coolDownBeats: 5,
    longestCoolDownBeats: 20,
    pause: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };

  class RecordedTask implements LeasedTask {
    status = 'live';
    finalError: Error | undefined;

    constructor(
      private readonly owner: string,
      private readonly doing: string[],
    ) {}
    async start(): Promise<void> {
      this.finalError = undefined;
      this.doing.push(this.owner);
    }
    async stop(): Promise<void> {
      this.doing.splice(this.doing.indexOf(this.owner), 1);
    }
  }

  function node(owner: string, leases: LeaseStore | undefined, doing: string[]) {
    const task = new RecordedTask(owner, doing);
    return Object.assign(new LeaderElection({ name: 'task', owner, leases, task, log, timing }), { task });
  }

  it('runs on one node, and on the next once that has stopped', async () => {
    const [leases, doing] = [new LeaseStore(new SqliteDocumentStore({ file: ':memory:' })), new Array<string>()];
    const [first, second] = [node('a', leases, doing), node('b', leases, doing)];
    await first.start();
    await until(() => doing.length === 1);
    await second.start();
    await first.stop();
    await until(() => doing.includes('b'));
    expect(doing).toEqual(['b']);
    await second.stop();
    expect(doing).toEqual([]);
  });

  it('starts as soon as possible in a single process when a store is unavailable at first', async () => {
    const doing = new Array<string>();
    const election = node('a', undefined, doing);
    jest.spyOn(election.task, 'start').mockRejectedValueOnce(new StoreUnavailable('away'));
    await election.start();
    await until(() => election.isLeading);
    expect(doing).toEqual(['a']);
    await election.stop();
    const broken = node('b', undefined, doing);
    jest.spyOn(broken.task, 'start').mockRejectedValueOnce(new Error('a mistake'));
    await expect(broken.start()).rejects.toThrow('a mistake');
  });

  it('is taken over from a node that died', async () => {
    const [leases, doing] = [new LeaseStore(new SqliteDocumentStore({ file: ':memory:' })), new Array<string>()];
    await leases.acquire('task', 'dead', undefined);
    const heir = node('a', leases, doing);
    await heir.start();
    await until(() => doing.length === 1);
    expect(await leases.find('task')).toMatchObject({ owner: 'a', token: 2 });
    await heir.stop();
  });

  it('stops on a node that lost its lease, and continues while the store fails', async () => {
    const [leases, doing] = [new LeaseStore(new SqliteDocumentStore({ file: ':memory:' })), new Array<string>()];
    jest.spyOn(leases, 'find').mockRejectedValueOnce(new Error('unreachable'));
    const renew = jest.spyOn(leases, 'renew').mockResolvedValueOnce(false);
    const task = node('a', leases, doing);
    await task.start();
    await until(() => doing.length === 1);
    await until(() => doing.length === 0 || renew.mock.calls.length > 1);
    await task.stop();
    expect(doing).toEqual([]);
  });

  it('is confirmed to its owner only, and not by a late response', async () => {
    const leases = new LeaseStore(new SqliteDocumentStore({ file: ':memory:' }));
    const clock = [0, 9000, 9000, 9001];
    let lease: HeldLease | undefined;
    const task: LeasedTask = {
      status: 'live',
      finalError: undefined,
      start: async (given) => void (lease = given),
      stop: async () => {},
    };
    const now = () => clock.shift() ?? 9001;
    const owner = new LeaderElection({
      name: 'task',
      owner: 'a',
      leases,
      task,
      log,
      now,
      timing: { ...timing, confirmationMs: 3000 },
    });
    await owner.start();
    await until(() => lease !== undefined);
    await lease?.confirm();
    expect(clock).toEqual([]);
    await owner.stop();
    await leases.acquire('task', 'b', await leases.find('task'));
    await expect(lease?.confirm()).rejects.toThrow(LeaseLost);
  });

  it('continues while the lease store is unavailable', async () => {
    const [leases, doing] = [new LeaseStore(new SqliteDocumentStore({ file: ':memory:' })), new Array<string>()];
    const away = jest.fn(leases.renew.bind(leases)).mockRejectedValueOnce(new StoreUnavailable('an election'));
    const first = node('a', Object.assign(leases, { renew: away }), doing);
    const stopped = jest.spyOn(first.task, 'stop');
    await first.start();
    await until(() => away.mock.calls.length > 2);
    expect(stopped).not.toHaveBeenCalled();
    await first.stop();
  });

  it('runs on a node whose acquisition of the lease succeeded without an answer', async () => {
    const [leases, doing] = [new LeaseStore(new SqliteDocumentStore({ file: ':memory:' })), new Array<string>()];
    const acquire = leases.acquire.bind(leases);
    jest.spyOn(leases, 'acquire').mockImplementationOnce(async (...parameters) => {
      await acquire(...parameters);
      throw new StoreUnavailable('the answer was lost');
    });
    const first = node('a', leases, doing);
    await first.start();
    await until(() => doing.length === 1);
    expect(await leases.find('task')).toMatchObject({ owner: 'a', token: 1 });
    await first.stop();
  });

  it('lets another node take over as soon as it has failed, and runs for the lease again later', async () => {
    const [leases, doing] = [new LeaseStore(new SqliteDocumentStore({ file: ':memory:' })), new Array<string>()];
    const [first, second] = [node('a', leases, doing), node('b', leases, doing)];
    await first.start();
    await until(() => first.isLeading);
    await second.start();
    first.task.finalError = new Error('another log');
    await until(() => second.isLeading);
    expect(doing).toEqual(['b']);
    expect(first).toMatchObject({ isLeading: false, restarts: 1, finalError: { message: 'another log' } });
    await second.stop();
    await until(() => first.isLeading && first.finalError === undefined);
    expect(doing).toEqual(['a']);
    await first.stop();
  });

  describe('that has ended on one node and continues on another', () => {
    const handedOver = async (failure: Error) => {
      const [leases, doing] = [new LeaseStore(new SqliteDocumentStore({ file: ':memory:' })), new Array<string>()];
      const [first, second] = [node('a', leases, doing), node('b', leases, doing)];
      second.task.status = 'catching-up';
      await first.start();
      await until(() => first.isLeading);
      await second.start();
      first.task.finalError = failure;
      await until(() => second.isLeading);
      const looks = jest.spyOn(leases, 'find');
      const looksAgain = async () => {
        looks.mockClear();
        await until(() => looks.mock.calls.length > 5);
      };
      return { first, second, looksAgain, stop: () => Promise.all([first.stop(), second.stop()]) };
    };

    it('counts as failed until it is healthy there', async () => {
      const { first, second, looksAgain, stop } = await handedOver(new Error('another log'));
      await looksAgain();
      expect(first.finalError).toMatchObject({ message: 'another log' });
      second.task.status = 'live';
      await until(() => first.finalError === undefined);
      expect(first.restarts).toBe(1);
      await stop();
    });

    it('counts as failed as long as this release does not support it', async () => {
      const { first, second, looksAgain, stop } = await handedOver(new UnsupportedByRelease('a newer event'));
      second.task.status = 'live';
      await looksAgain();
      expect(first.finalError).toMatchObject({ message: 'a newer event' });
      await stop();
    });
  });

  it('does not count as failed where another node has taken over, even if a rejected write reports that', async () => {
    const [leases, doing] = [new LeaseStore(new SqliteDocumentStore({ file: ':memory:' })), new Array<string>()];
    const first = node('a', leases, doing);
    await first.start();
    await until(() => first.isLeading);
    const successor = await leases.acquire('task', 'b', await leases.find('task'));
    first.task.finalError = new Error('refused');
    await until(() => !first.isLeading);
    expect(first).toMatchObject({ finalError: undefined, restarts: 0 });
    if (successor !== undefined) await leases.release(successor);
    await until(() => first.isLeading);
    await first.stop();
  });

  it('does not count as failed where another node takes over during the renewal', async () => {
    const [leases, doing] = [new LeaseStore(new SqliteDocumentStore({ file: ':memory:' })), new Array<string>()];
    const first = node('a', leases, doing);
    const renew = leases.renew.bind(leases);
    await first.start();
    await until(() => first.isLeading);
    jest.spyOn(leases, 'renew').mockImplementationOnce(async (...asked) => {
      const isRenewed = await renew(...asked);
      await leases.acquire('task', 'b', await leases.find('task'));
      first.task.finalError = new Error('refused');
      return isRenewed;
    });
    await until(() => !first.isLeading);
    expect(first).toMatchObject({ finalError: undefined, restarts: 0 });
    await first.stop();
  });

  it('starts again where this process is the only one, with a longer pause after each end', async () => {
    const doing = new Array<string>();
    const alone = node('a', undefined, doing);
    await alone.start();
    expect(doing).toEqual(['a']);
    for (const restarts of [1, 2]) {
      alone.task.finalError = new Error('ended');
      await until(() => alone.restarts === restarts && !alone.isLeading);
      expect(alone.finalError).toBeDefined();
      await until(() => alone.isLeading && alone.finalError === undefined);
    }
    await alone.stop();
    expect(doing).toEqual([]);
  });

  it('starts again soon when it ran healthy for long before it failed', async () => {
    const alone = node('a', undefined, []);
    let [leadingPauses, coolDownPauses] = [0, 0];
    jest.spyOn(timing, 'pause').mockImplementation(() => {
      if (alone.isLeading) leadingPauses += 1;
      else coolDownPauses += 1;
      return new Promise((resolve) => setImmediate(resolve));
    });
    const failAndRestart = async () => {
      [leadingPauses, coolDownPauses] = [0, 0];
      alone.task.finalError = new Error('ended');
      await until(() => coolDownPauses > 0 && alone.isLeading);
      return coolDownPauses;
    };
    await alone.start();
    expect([await failAndRestart(), await failAndRestart()]).toEqual([5, 10]);
    await until(() => leadingPauses > timing.longestCoolDownBeats);
    expect(await failAndRestart()).toBe(5);
    expect(alone.restarts).toBe(3);
    await alone.stop();
  });
});
