import { SqliteDocumentStore } from '../document-store/sqlite.js';
import { LeaseStore } from './lease-store.js';

describe('leases', () => {
  let store: LeaseStore;
  beforeEach(() => void (store = new LeaseStore(new SqliteDocumentStore({ file: ':memory:' }))));

  const takeFirst = async (owner: string) => {
    const lease = await store.acquire('task', owner, undefined);
    if (lease === undefined) throw new Error('The first one was refused');
    return lease;
  };

  it('are acquired by one of many', async () => {
    const taken = await Promise.all(['a', 'b', 'c'].map((owner) => store.acquire('task', owner, undefined)));
    expect(taken.filter((lease) => lease !== undefined)).toHaveLength(1);
  });

  it('show whether the owner is alive', async () => {
    expect(await store.find('task')).toBeUndefined();
    const lease = await takeFirst('a');
    expect(await store.find('task')).toEqual({ owner: 'a', token: 1, beat: 1, status: null });
    expect(await store.renew(lease, 'live')).toBe(true);
    expect(await store.find('task')).toEqual({ owner: 'a', token: 1, beat: 2, status: 'live' });
  });

  it('pass from an owner without heartbeats to one successor, with a higher token', async () => {
    const old = await takeFirst('a');
    const seen = await store.find('task');
    expect(await store.acquire('task', 'b', seen)).toEqual({ name: 'task', owner: 'b', token: 2 });
    expect(await store.acquire('task', 'c', seen)).toBeUndefined();
    expect(await store.find('task')).toMatchObject({ status: null });
    expect(await store.renew(old, 'live')).toBe(false);
  });

  it('do not pass from an owner whose heartbeat continued meanwhile', async () => {
    const lease = await takeFirst('a');
    const seen = await store.find('task');
    expect(await Promise.all([store.renew(lease, 'live'), store.renew(lease, 'live')])).toEqual([true, true]);
    expect(await store.acquire('task', 'b', seen)).toBeUndefined();
  });

  it('are free once they are released, but only by their owner', async () => {
    const lease = await takeFirst('a');
    await store.release({ ...lease, token: 7 });
    expect(await store.find('task')).toMatchObject({ owner: 'a' });
    await store.release(lease);
    expect(await store.find('task')).toMatchObject({ owner: null, token: 1 });
  });
});
