import { pino } from 'pino';
import { describeLeaseStore } from './contract/lease-store.contract.js';
import { LeaderElection, type Duty } from './leader-election.js';
import type { LeaseStore } from './lease-store.js';
import { InMemoryLeaseStore } from './testing/in-memory-lease-store.js';

describe('InMemoryLeaseStore', () => describeLeaseStore(() => new InMemoryLeaseStore()));

describe('a leased duty', () => {
  const log = pino({ level: 'silent' });
  const timing = { beatMs: 0, missedBeats: 3, pause: () => new Promise<void>((resolve) => setImmediate(resolve)) };

  class RecordedDuty implements Duty {
    constructor(
      private readonly owner: string,
      private readonly doing: string[],
    ) {}
    async start(): Promise<void> {
      this.doing.push(this.owner);
    }
    async stop(): Promise<void> {
      this.doing.splice(this.doing.indexOf(this.owner), 1);
    }
  }

  const until = async (condition: () => boolean): Promise<void> => {
    while (!condition()) await new Promise((resolve) => setImmediate(resolve));
  };

  function node(owner: string, leases: LeaseStore, doing: string[]) {
    return new LeaderElection({
      name: 'duty',
      owner,
      leases,
      makeDuty: () => new RecordedDuty(owner, doing),
      log,
      timing,
    });
  }

  it('is done by one node, and by the next once that has stopped', async () => {
    const [leases, doing] = [new InMemoryLeaseStore(), new Array<string>()];
    const [first, second] = [node('a', leases, doing), node('b', leases, doing)];
    first.start();
    await until(() => doing.length === 1);
    second.start();
    await first.stop();
    await until(() => doing.includes('b'));
    expect(doing).toEqual(['b']);
    await second.stop();
    expect(doing).toEqual([]);
  });

  it('is taken over from a node that died', async () => {
    const [leases, doing] = [new InMemoryLeaseStore(), new Array<string>()];
    await leases.take('duty', 'dead', undefined);
    const heir = node('a', leases, doing);
    heir.start();
    await until(() => doing.length === 1);
    expect(await leases.look('duty')).toMatchObject({ owner: 'a', token: 2 });
    await heir.stop();
  });

  it('is given up by a node that lost its lease, and survives a store that fails', async () => {
    const [leases, doing] = [new InMemoryLeaseStore(), new Array<string>()];
    const flaky: LeaseStore = {
      look: jest.fn(leases.look.bind(leases)).mockRejectedValueOnce(new Error('unreachable')),
      take: leases.take.bind(leases),
      renew: jest.fn(leases.renew.bind(leases)).mockResolvedValueOnce(false),
      release: leases.release.bind(leases),
    };
    const duty = node('a', flaky, doing);
    duty.start();
    await until(() => doing.length === 1);
    await until(() => doing.length === 0 || jest.mocked(flaky.renew).mock.calls.length > 1);
    await duty.stop();
    expect(doing).toEqual([]);
  });
});
