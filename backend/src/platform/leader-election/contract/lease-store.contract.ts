import type { LeaseStore } from '../lease-store.js';

/** What every lease store promises. */
export function describeLeaseStore(makeStore: () => LeaseStore): void {
  const takeFirst = async (store: LeaseStore, owner: string) => {
    const lease = await store.take('duty', owner, undefined);
    if (lease === undefined) throw new Error('The first one was refused');
    return lease;
  };

  it('gives a lease to one of many', async () => {
    const store = makeStore();
    const taken = await Promise.all(['a', 'b', 'c'].map((owner) => store.take('duty', owner, undefined)));
    expect(taken.filter((lease) => lease !== undefined)).toHaveLength(1);
  });

  it('shows whether the owner lives', async () => {
    const store = makeStore();
    expect(await store.look('duty')).toBeUndefined();
    const lease = await takeFirst(store, 'a');
    expect(await store.look('duty')).toEqual({ owner: 'a', token: 1, beat: 0, status: null });
    expect(await store.renew(lease, 'live')).toBe(true);
    expect(await store.look('duty')).toEqual({ owner: 'a', token: 1, beat: 1, status: 'live' });
  });

  it('passes from an owner that stood still to one successor, with a higher token', async () => {
    const store = makeStore();
    const old = await takeFirst(store, 'a');
    const seen = await store.look('duty');
    expect(await store.take('duty', 'b', seen)).toEqual({ name: 'duty', owner: 'b', token: 2 });
    expect(await store.take('duty', 'c', seen)).toBeUndefined();
    expect(await store.look('duty')).toMatchObject({ status: null });
    expect(await store.renew(old, 'live')).toBe(false);
  });

  it('does not pass from an owner that moved meanwhile', async () => {
    const store = makeStore();
    const lease = await takeFirst(store, 'a');
    const seen = await store.look('duty');
    await store.renew(lease, 'live');
    expect(await store.take('duty', 'b', seen)).toBeUndefined();
  });

  it('is free once it is released, but only by its owner', async () => {
    const store = makeStore();
    const lease = await takeFirst(store, 'a');
    await store.release({ ...lease, token: 7 });
    expect(await store.look('duty')).toMatchObject({ owner: 'a' });
    await store.release(lease);
    expect(await store.look('duty')).toMatchObject({ owner: null, token: 1 });
  });
}
