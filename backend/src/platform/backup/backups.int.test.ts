import * as path from 'node:path';
import { BackupReport, HEADERS, ROUTES } from '@marcel/contracts';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { KeptProduct } from '../../commands/backup/testing/kept-product.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { collect } from '../event-store/event-store.js';

const AUDITOR_TOKEN = 'the-auditor-token-of-the-tests';

describe('a backup that the running product makes', () => {
  let folder: string;
  let product: TestProduct;

  const call = async (method: 'GET' | 'POST') => {
    const { body, status } = await product.rest.call(method, ROUTES.backups, { admin: true });
    expect(status).toBe(method === 'GET' ? 200 : 202);
    return BackupReport.parse(body);
  };
  const made = async () => {
    let report = await call('POST');
    while (report.isRunning) report = await call('GET');
    return report;
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-backups-'));
    product = await startTestProduct({ variables: { BACKUP_DIR: path.join(folder, 'backups'), AUDITOR_TOKEN } });
    await product.rest.publish();
  });
  afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true });
  });

  it('is complete, verified, reported, and restored elsewhere', async () => {
    expect(await call('GET')).toMatchObject({
      isPossible: true,
      place: path.join(folder, 'backups'),
      backups: [],
      isRunning: false,
    });
    const { backups, failure } = await made();
    expect([failure, backups.length]).toEqual([null, 1]);
    const [backup] = backups;
    expect(Date.parse(backup?.verifiedAt ?? '')).toBeGreaterThan(0);
    expect(backup?.events).toBeGreaterThan(2);
    const log = await stat(path.join(folder, 'backups', backup?.name ?? '', 'events.ndjson.gz'));
    expect(backup?.bytes).toBeGreaterThan(log.size);

    const restored = await KeptProduct.create(folder);
    await restored.restore(path.join(folder, 'backups', backup?.name ?? ''));
    const events = await restored.withStores((stores) => collect(stores.events.readAll()));
    expect(events).toHaveLength(backup?.events ?? 0);
  });

  it('is listed first, and leaves nothing unfinished', async () => {
    const { backups: before } = await made();
    const left = path.join(folder, 'backups', '.unfinished-2026');
    await mkdir(left);
    await writeFile(path.join(left, 'events.ndjson.gz'), 'half');
    await mkdir(path.join(folder, 'backups', 'something-else'));
    const { backups } = await made();
    expect(backups.slice(1)).toEqual(before);
    expect(await readdir(path.join(folder, 'backups'))).not.toContain('.unfinished-2026');
  });

  it('fails with a message when it cannot be written, and leaves no files', async () => {
    await rm(path.join(folder, 'backups'), { recursive: true });
    await writeFile(path.join(folder, 'backups'), 'a file where the folder should be');
    const answer = await product.rest.call('POST', ROUTES.backups, { admin: true });
    expect(answer.status).toBeLessThan(600);
    await rm(path.join(folder, 'backups'));
    jest.spyOn(product.engines.blobs, 'entries').mockImplementation(() => {
      throw new Error('The pictures are away');
    });
    const { failure, backups } = await made();
    expect(failure).toBe('The pictures are away');
    expect(backups).toEqual([]);
    expect(await readdir(path.join(folder, 'backups'))).toEqual([]);
  });

  it('is started by admins only, and shown to auditors as well', async () => {
    const ask = async (method: string, headers: Record<string, string> = {}) =>
      (await product.rest.call(method, ROUTES.backups, { headers })).status;
    const auditor = { [HEADERS.auditorToken]: AUDITOR_TOKEN };
    expect(await ask('GET', auditor)).toBe(200);
    expect([await ask('POST', auditor), await ask('GET'), await ask('POST')]).toEqual([401, 401, 401]);
  });
});
