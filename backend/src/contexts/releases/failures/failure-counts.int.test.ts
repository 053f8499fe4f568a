import { DailyQuotas } from '../../../platform/quotas/daily-quotas.js';
import { InMemoryDocumentStore } from '../../../platform/document-store/testing/in-memory-document-store.js';
import { FailureCounts } from './failure-counts.js';

const at = (time: string) => new Date(`2026-01-${time}:00.000Z`);
const STUDIO = { frontend: 'studio', release: '1.0.0-0123456789ab' };

describe('the failures of an hour', () => {
  let store: InMemoryDocumentStore;
  let counts: FailureCounts;
  beforeEach(() => {
    store = new InMemoryDocumentStore(() => 0);
    counts = new FailureCounts(new DailyQuotas(store));
  });

  it('are those of one release', async () => {
    await counts.add(STUDIO, at('05T12:00'));
    await counts.add({ frontend: 'studio' }, at('05T12:00'));
    await counts.add({ ...STUDIO, frontend: 'admin' }, at('05T12:00'));
    expect(await counts.ofLastHour(STUDIO, at('05T12:05'))).toBe(1);
    expect(await counts.ofLastHour({ frontend: 'studio' }, at('05T12:05'))).toBe(1);
  });

  it('end with it, also where a day ends in it', async () => {
    for (const time of ['05T22:59', '05T23:31', '05T23:59', '06T00:00', '06T00:20']) await counts.add(STUDIO, at(time));
    expect(await counts.ofLastHour(STUDIO, at('06T00:25'))).toBe(4);
    expect(await counts.ofLastHour(STUDIO, at('06T01:15'))).toBe(1);
    expect(await counts.ofLastHour(STUDIO, at('06T03:00'))).toBe(0);
  });

  it('are the same for another node over the same store', async () => {
    await counts.add(STUDIO, at('05T12:00'));
    expect(await new FailureCounts(new DailyQuotas(store)).ofLastHour(STUDIO, at('05T12:30'))).toBe(1);
  });
});
