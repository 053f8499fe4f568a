import { SqliteDocumentStore } from '../document-store/sqlite.js';
import { DailyQuotas, QuotaSpent } from './daily-quotas.js';

const at = (time: string) => new Date(`2026-01-${time}Z`);
const ADA = { kind: 'uploads', owner: '2001:db8:1:2::/64', max: 1 };
const NOON = at('05T12:00:00.000');

describe('daily quotas', () => {
  let documents: SqliteDocumentStore;
  let now: Date;
  beforeEach(() => {
    now = NOON;
    documents = new SqliteDocumentStore({ file: ':memory:', now: () => now.getTime() });
  });

  it('reset at midnight', async () => {
    const quotas = new DailyQuotas(documents);
    expect(await quotas.consume(ADA, 1, at('05T00:00:00.000'))).toBe(true);
    expect(await quotas.consume(ADA, 1, at('05T23:59:59.999'))).toBe(false);
    expect(await quotas.consume(ADA, 1, at('06T00:00:00.000'))).toBe(true);
    expect(await quotas.getUsage(ADA, NOON)).toBe(1);
  });

  it('grant the whole amount or nothing, also for concurrent requests', async () => {
    const quotas = new DailyQuotas(documents);
    const all = { kind: 'uploads', owner: 'all', max: 7 };
    expect(await quotas.consume(all, 8, NOON)).toBe(false);
    const asked = Array.from({ length: 20 }, () => quotas.consume(all, 1, NOON));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(7);
    expect(await quotas.getUsage(all, NOON)).toBe(7);
    expect(await quotas.consume({ ...all, max: 3 }, 1, NOON)).toBe(false);
  });

  it('of one network are used up early when its neighbors have used too much together', async () => {
    const quotas = new DailyQuotas(documents);
    const of = (owner: string) => ({ kind: 'pictures', owner, max: 5 });
    const [one, two, three] = ['1', '2', '3'].map((subnet) => of(`2001:db8:1:${subnet}::/64`));
    for (const quota of [one!, two!]) expect(await quotas.consumeForNetwork(quota, 5, NOON)).toBe(true);
    expect(await quotas.isSpentForNetwork(three!, NOON)).toBe(true);
    expect(await quotas.consumeForNetwork(three!, 1, NOON)).toBe(false);
    expect(await quotas.consumeForNetwork(of('2001:db8:2:1::/64'), 5, NOON)).toBe(true);
    expect(await quotas.consumeForNetwork(of('2001:db8:2:1::/64'), 1, NOON)).toBe(false);
  });

  it('of a network and its neighbors are used together, or neither', async () => {
    const quotas = new DailyQuotas(documents);
    const of = (subnet: number) => ({ kind: 'pictures', owner: `192.0.2.${subnet}`, max: 5 });
    const taken = await Promise.all([1, 2, 3].map((subnet) => quotas.consumeForNetwork(of(subnet), 5, NOON)));
    expect(taken.filter(Boolean)).toHaveLength(2);
    expect(await quotas.getUsage(of(taken.indexOf(false) + 1), NOON)).toBe(0);
    const one = { kind: 'pictures', owner: '198.51.100.1', max: 5 };
    expect([await quotas.consumeForNetwork(one, 4, NOON), await quotas.consumeForNetwork(one, 4, NOON)]).toEqual([
      true,
      false,
    ]);
    expect(await quotas.consumeForNetwork({ ...one, owner: '198.51.100.2', max: 3 }, 2, NOON)).toBe(true);
  });

  it('apply to other processes, each kind separately', async () => {
    await new DailyQuotas(documents).consume(ADA, 1, NOON);
    expect(await new DailyQuotas(documents).consume(ADA, 1, NOON)).toBe(false);
    expect(await new DailyQuotas(documents).consume({ ...ADA, kind: 'pictures' }, 1, NOON)).toBe(true);
  });

  it('are not granted twice when the clock was days ahead for a while, and are deleted after a week', async () => {
    await new DailyQuotas(documents).consume(ADA, 1, NOON);
    now = at('10T12:00:00.000');
    expect(await new DailyQuotas(documents).consume(ADA, 1, now)).toBe(true);
    expect(await new DailyQuotas(documents).consume(ADA, 1, NOON)).toBe(false);
    now = at('12T00:00:00.000');
    await new DailyQuotas(documents).consume(ADA, 1, now);
    expect(await new DailyQuotas(documents).getUsage(ADA, NOON)).toBe(0);
  });

  it('store no address', async () => {
    await new DailyQuotas(documents).consume(ADA, 1, NOON);
    for (const collection of ['quotas', 'quota-secrets'])
      for await (const document of documents.list(collection))
        expect(JSON.stringify(document)).not.toContain('2001:db8');
  });

  it('return the remaining time of the day', () => {
    expect(new QuotaSpent('', at('05T00:00:00.000')).retryAfter).toBe(86_400);
    expect(new QuotaSpent('', at('05T23:59:59.999')).retryAfter).toBe(1);
  });
});
