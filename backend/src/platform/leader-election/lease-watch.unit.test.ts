import { SqliteDocumentStore } from '../document-store/sqlite.js';
import { LeaseStore } from './lease-store.js';
import { LEASE_TIMING } from './lease-timing.js';
import { LeaseWatch } from './lease-watch.js';

describe('watching a lease', () => {
  it('distinguishes a live owner from a dead one by its heartbeat only', async () => {
    const leases = new LeaseStore(new SqliteDocumentStore({ file: ':memory:' }));
    let now = 0;
    const watch = new LeaseWatch(leases, { ...LEASE_TIMING, beatMs: 1000, missedBeats: 3 }, () => now);
    expect(await watch.findOwner('views')).toEqual({ status: 'changing hands', owner: null });
    const lease = await leases.acquire('views', 'a', undefined);
    if (lease === undefined) throw new Error('The first one was refused');
    expect(await watch.findOwner('views')).toEqual({ status: 'starting', owner: 'a' });
    now = 60_000;
    await leases.renew(lease, 'live');
    expect(await watch.findOwner('views')).toEqual({ status: 'live', owner: 'a' });
    now += 9000;
    expect(await watch.findOwner('views')).toEqual({ status: 'unowned', owner: null });
  });
});
