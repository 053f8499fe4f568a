import { Mascot, VerifyReport } from '@marcel/contracts';
import Database from 'libsql';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { LogSealer, verifyLog } from '../../contexts/audit/index.js';
import { systemSources } from '../../platform/command-handling/new-events.js';
import { nextId } from '../../platform/command-handling/next-id.js';
import { openClosable, type OpenedClosable } from '../../platform/engines/open-closable.js';
import { openSnapshot } from '../../platform/engines/open-snapshot.js';
import { anEvent, metadata, readAll, readStream } from '../../platform/event-store/contract/harness.js';
import { checksumOf, EVENT_BYTES, toEventRow } from '../../platform/event-store/embedded/event-row.js';
import { bytesOf } from '../../platform/event-store/embedded/cells.js';
import { openInMemoryEventStore } from '../../platform/event-store/embedded/open.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { archiveLog } from '../archive/archive-log.js';
import { closeBooks } from './close-books.js';

const LATER = new Date('9999-01-01');

describe('closing the books', () => {
  let folder: string;
  let backup: string;
  let product: TestProduct;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-close-'));
    backup = path.join(folder, 'backup');
    await mkdir(backup);
    product = await startTestProduct({ dataDirectory: folder });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const where = () => ({ dataDirectory: folder, eventStoreUrl: undefined, mongoUrl: undefined });
  const restart = async () => {
    product = await startTestProduct({ dataDirectory: folder });
  };
  const forgetViews = async () => {
    for (const name of await readdir(folder))
      if (/^(views|snapshots|answers)\.db/.test(name)) await rm(path.join(folder, name));
  };
  const like = (id: number) => product.rest.call('POST', `/api/mascots/${id}/like`);
  const likes = async (id: number) => Mascot.parse((await product.rest.get(`/api/mascots/${id}`)).body).likes;
  const sealed = async () => {
    for (;;) {
      await product.app.get(LogSealer).seal();
      if ((await verifyLog(product.engines.events, {})).unsealed <= 1) return;
    }
  };
  const archived = async () => {
    const log = await openSnapshot(where());
    await archiveLog(log, backup);
    await log.close();
  };
  const withLog = async <Result>(work: (log: OpenedClosable['log']) => Promise<Result>) => {
    const opened = await openClosable(where());
    try {
      return await work(opened.log);
    } finally {
      await opened.close();
    }
  };
  const close = (before = LATER) => withLog((log) => closeBooks(log, { before, backup }));
  const filesOf = () => readdir(path.join(folder, 'events', 'closed'));

  /** A mascot with likes, one of which came after it had been away; the log is sealed, archived, and at rest. */
  async function history(): Promise<number> {
    const { id } = await product.rest.publish();
    await like(id);
    await like(id);
    await product.rest.call('DELETE', `/api/mascots/${id}`, { admin: true });
    await product.rest.call('POST', `/api/mascots/${id}/restore`, { admin: true, json: { reason: 'A mistake' } });
    await like(id);
    await sealed();
    await product.stop({ keepData: true });
    await archived();
    return id;
  }

  it('changes nothing that is read: numbers, histories and the chain of hashes, though every view is rebuilt', async () => {
    const id = await history();
    const before = await withLog(readAll);
    const closed = await close();
    expect(await filesOf()).toHaveLength(1);
    await forgetViews();
    await restart();
    expect((await readAll(product.engines.events)).slice(0, before.length)).toEqual(before);
    expect(await likes(id)).toBe(3);
    await like(id);
    expect(await likes(id)).toBe(4);
    const told = await product.rest.get(`/api/mascots/${id}/history`, { admin: true });
    expect(JSON.stringify(told.body)).toContain('A mistake');
    await sealed();
    const audited = await product.rest.get('/api/audit/verify', { admin: true });
    const report = VerifyReport.parse(audited.body);
    expect(report).toMatchObject({ holds: true, problem: null });
    expect(String(report.sealedTo) > String(closed?.through)).toBe(true);
    const page = await product.rest.get(`/api/audit/events?from=${before[1]?.position}&limit=3`, { admin: true });
    expect(page.status).toBe(200);
    await product.stop({ keepData: true });
    await archived();
  });

  it('puts the likes of each period on record in one event, with their number and a hash', async () => {
    const id = await history();
    await close();
    await restart();
    await like(id);
    await like(id);
    await sealed();
    await product.stop({ keepData: true });
    await archived();
    await close();
    await close();
    const stream = `likes-mascot-${id}`;
    const closings = await withLog((log) => readStream(log, `closed-${stream}`));
    expect(closings.map(({ type, data }) => [type, data])).toEqual([
      ['LikesClosed', { stream, first: 0, last: 2, likes: 3, hash: expect.stringMatching(/^[\da-f]{64}$/) }],
      ['LikesClosed', { stream, first: 3, last: 4, likes: 2, hash: expect.stringMatching(/^[\da-f]{64}$/) }],
    ]);
    await restart();
    expect(await likes(id)).toBe(5);
    await product.stop({ keepData: true });
  });

  it('leaves alone what is young, not sealed or not in the archive, and refuses where there is none', async () => {
    const id = await history();
    expect(await close(new Date(0))).toBeUndefined();
    await rename(backup, `${backup}.away`);
    await expect(close()).rejects.toThrow(`${backup} holds no archive`);
    await rename(`${backup}.away`, backup);
    const sealedAndArchived = await close();
    await restart();
    await like(id);
    await product.stop({ keepData: true });
    expect(await close()).toEqual(sealedAndArchived);
    expect(await filesOf()).toHaveLength(1);
  });

  it('goes by place: an event of a clock that was ahead holds up nothing', async () => {
    const ahead = { ...systemSources, clock: () => new Date('2999-01-01') };
    const context = { correlationId: 'one', causationId: 'one', actor: { kind: 'system' } } as const;
    await nextId(product.engines.events, 'mascot', context, ahead);
    await history();
    const last = await withLog(async (log) => (await verifyLog(log, {})).sealedTo);
    expect(await close(new Date('2500-01-01'))).toEqual({ through: last, later: 1 });
  });

  it('trusts no archive of another log, and no log that does not hold', async () => {
    await history();
    const other = openInMemoryEventStore();
    await other.append('count-1', 'no_stream', [anEvent({ metadata })]);
    await rm(backup, { recursive: true });
    await mkdir(backup);
    await archiveLog(other, backup);
    await other.close();
    await expect(close()).rejects.toThrow('which this log does not have');
  });

  it('finds out that a closed file was changed, or is not there', async () => {
    await history();
    await close();
    const [name = ''] = await filesOf();
    const file = path.join(folder, 'events', 'closed', name);
    const copy = path.join(folder, 'copy.db');
    await cp(file, copy);
    rewrite(file, 2);
    expect((await withLog((log) => verifyLog(log, {}))).problem).toMatchObject({ position: '0000000000000002' });
    await rm(file);
    await expect(withLog((log) => verifyLog(log, {}))).rejects.toThrow(file);
    await cp(copy, file);
    expect((await withLog((log) => verifyLog(log, { withStorage: true }))).problem).toBeNull();
  });

  it('is refused where the log lies on EventStoreDB', async () => {
    await product.stop({ keepData: true });
    await expect(openClosable({ ...where(), eventStoreUrl: 'esdb://127.0.0.1:1' })).rejects.toThrow(
      'EventStoreDB keeps its log in files of its own',
    );
  });
});

/** Changes an event in a file, checksum and all. */
function rewrite(file: string, position: number): void {
  const database = new Database(file);
  const bytes = bytesOf(
    database.prepare(`SELECT ${EVENT_BYTES} FROM events WHERE position = ?`).raw(true).get(position),
  );
  const row = bytes && toEventRow(bytes);
  if (row === undefined) throw new Error(`There is no event at ${position}`);
  const metadata = row.metadata.replace('correlationId":"', 'correlationId":"x');
  database
    .prepare('UPDATE events SET metadata = ?, checksum = ? WHERE position = ?')
    .run(metadata, checksumOf({ ...row, metadata }), position);
  database.close();
}
