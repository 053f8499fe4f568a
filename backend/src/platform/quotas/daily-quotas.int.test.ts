import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { DailyQuotas } from './daily-quotas.js';
import { secondsLeftOf } from './days.js';
import { EmbeddedQuotaStore } from './embedded/embedded-quota-store.js';

const at = (time: string) => new Date(`2026-01-${time}Z`);
const ADA = { kind: 'uploads', owner: '2001:db8:1:2::/64', most: 1 };

describe('daily quotas', () => {
  let folder: string;
  let store: EmbeddedQuotaStore;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-quotas-'));
    store = new EmbeddedQuotaStore(path.join(folder, 'quotas.db'));
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  it('begin anew at midnight, and not before', async () => {
    const quotas = new DailyQuotas(store);
    expect(await quotas.take(ADA, 1, at('05T00:00:00.000'))).toBe(true);
    expect(await quotas.take(ADA, 1, at('05T23:59:59.999'))).toBe(false);
    expect(await quotas.take(ADA, 1, at('06T00:00:00.000'))).toBe(true);
    expect(await quotas.used(ADA, at('05T12:00:00.000'))).toBe(1);
  });

  it('tell how long the day still is', () => {
    expect(secondsLeftOf(at('05T00:00:00.000'))).toBe(86_400);
    expect(secondsLeftOf(at('05T23:59:59.999'))).toBe(1);
  });

  it('hold for another process over the same store', async () => {
    await new DailyQuotas(store).take(ADA, 1, at('05T12:00:00.000'));
    expect(await new DailyQuotas(store).take(ADA, 1, at('05T13:00:00.000'))).toBe(false);
    expect(await new DailyQuotas(store).take({ ...ADA, kind: 'pictures' }, 1, at('05T13:00:00.000'))).toBe(true);
  });

  it('write no address down', async () => {
    await new DailyQuotas(store).take(ADA, 1, at('05T12:00:00.000'));
    await store.close();
    expect((await readFile(path.join(folder, 'quotas.db'))).toString('latin1')).not.toContain('2001:db8');
    store = new EmbeddedQuotaStore(path.join(folder, 'quotas.db'));
  });
});
