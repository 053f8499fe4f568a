import { DAYS_KEPT } from '../days.js';
import type { QuotaStore } from '../quota-store.js';

export interface QuotaStoreHarness {
  /** A store of its own for each test. */
  open(): Promise<QuotaStore>;
  /** Another one over the same figures, as after a restart or on another node. */
  reopen(): Promise<QuotaStore>;
}

const [MONDAY, TUESDAY] = ['2026-01-05', '2026-01-06'] as const;

/** What every store of quotas must do. */
export function describeQuotaStore(harness: QuotaStoreHarness): void {
  it('gives until there is nothing left, all that is asked for or nothing', async () => {
    const store = await harness.open();
    expect(await store.used(MONDAY, 'ada')).toBe(0);
    expect(await store.take(MONDAY, 'ada', 60, 100)).toBe(true);
    expect(await store.take(MONDAY, 'ada', 41, 100)).toBe(false);
    expect(await store.used(MONDAY, 'ada')).toBe(60);
    expect(await store.take(MONDAY, 'ada', 40, 100)).toBe(true);
    expect(await store.take(MONDAY, 'ada', 1, 100)).toBe(false);
    expect(await store.take(MONDAY, 'new', 101, 100)).toBe(false);
    expect([await store.used(MONDAY, 'ada'), await store.used(MONDAY, 'new')]).toEqual([100, 0]);
  });

  it('counts each name and each day for itself', async () => {
    const store = await harness.open();
    expect(await store.take(MONDAY, 'ada', 1, 1)).toBe(true);
    expect(await store.take(MONDAY, 'ben', 1, 1)).toBe(true);
    expect(await store.take(TUESDAY, 'ada', 1, 1)).toBe(true);
    expect(await store.take(MONDAY, 'ada', 1, 1)).toBe(false);
  });

  it('gives no more to many who ask at once', async () => {
    const [one, other] = [await harness.open(), await harness.reopen()];
    const asked = Array.from({ length: 20 }, (_, turn) => (turn % 2 === 0 ? one : other).take(MONDAY, 'all', 1, 7));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(7);
    expect(await one.used(MONDAY, 'all')).toBe(7);
  });

  it('holds what was taken after a restart', async () => {
    await (await harness.open()).take(MONDAY, 'ada', 2, 2);
    expect(await (await harness.reopen()).take(MONDAY, 'ada', 1, 2)).toBe(false);
  });

  it('takes a lower limit for what it is', async () => {
    const store = await harness.open();
    await store.take(MONDAY, 'ada', 5, 10);
    expect(await store.take(MONDAY, 'ada', 1, 3)).toBe(false);
  });

  it('has a secret for each day, the same for all', async () => {
    const [one, other] = [await harness.open(), await harness.reopen()];
    const secrets = await Promise.all([one.secretOf(MONDAY), other.secretOf(MONDAY), one.secretOf(TUESDAY)]);
    const [first, second, next] = secrets.map((secret) => Buffer.from(secret).toString('hex'));
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
    expect(next).not.toBe(first);
    expect(Buffer.from(await (await harness.reopen()).secretOf(MONDAY)).toString('hex')).toBe(first);
  });

  it('gives nothing anew when the clock was days ahead for a while', async () => {
    const store = await harness.open();
    const secret = await store.secretOf(MONDAY);
    await store.take(MONDAY, 'ada', 1, 1);
    for (const ahead of ['2026-01-09', '2026-01-10', '2027-02-28']) {
      const node = await harness.reopen();
      await node.secretOf(ahead);
      expect(await node.take(ahead, 'ada', 1, 1)).toBe(true);
    }
    expect(await (await harness.reopen()).take(MONDAY, 'ada', 1, 1)).toBe(false);
    expect(await store.used(MONDAY, 'ada')).toBe(1);
    expect(await store.secretOf(MONDAY)).toEqual(secret);
  });

  it('forgets a day once a week of later ones is on record, but never the present one', async () => {
    const store = await harness.open();
    const secret = await store.secretOf(MONDAY);
    await store.take(MONDAY, 'ada', 1, 1);
    const week = Array.from({ length: DAYS_KEPT }, (_, day) => `2026-02-0${day + 1}`);
    for (const day of week) await store.secretOf(day);
    await (await harness.reopen()).take(MONDAY, 'ben', 1, 1);
    expect(await store.used(MONDAY, 'ada')).toBe(1);
    await (await harness.reopen()).take(week.at(-1) ?? '', 'ada', 1, 1);
    expect(await store.used(MONDAY, 'ada')).toBe(0);
    expect(await store.secretOf(MONDAY)).not.toEqual(secret);
  });
}
