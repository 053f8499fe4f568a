import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { describeQuotaStore } from '../contract/quota-store.contract.js';
import { EmbeddedQuotaStore } from './embedded-quota-store.js';

describe('EmbeddedQuotaStore', () => {
  let folder: string;
  const opened: EmbeddedQuotaStore[] = [];
  const open = async () => {
    const store = new EmbeddedQuotaStore(path.join(folder, 'quotas.db'));
    opened.push(store);
    return store;
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-quotas-'));
  });
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
    await rm(folder, { recursive: true });
  });

  describeQuotaStore({ open, reopen: open });

  it('sets a damaged file aside and counts anew', async () => {
    await writeFile(
      path.join(folder, 'quotas.db'),
      'no database at all, but long enough to be taken for one'.repeat(99),
    );
    expect(await (await open()).take('2026-01-05', 'ada', 1, 1)).toBe(true);
    expect(await readdir(folder)).toContain('quotas.db.damaged');
  });
});
