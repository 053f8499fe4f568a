import { SubmissionReceipt, VerifyReport } from '@marcel/contracts';
import { cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { closeLikes, LogSealer, SEAL_STREAM, verifyLog } from '../../contexts/audit/index.js';
import { AutomationProgress } from '../../platform/consumers/automations/automation-progress.js';
import { idStreams } from '../../platform/command-handling/next-id.js';
import { openSalvage } from '../../platform/engines/open-salvage.js';
import { anEvent, dataOf, numbered, readAll, readStream } from '../../platform/event-store/contract/harness.js';
import { openEmbeddedEventStore } from '../../platform/event-store/embedded/open.js';
import { SalvagedLog } from '../../platform/event-store/embedded/salvage/salvaged-log.js';
import { damageFile, eventsFile } from '../../platform/event-store/embedded/testing/files.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { startTestProduct } from '../../test-support/test-product.js';
import { salvage, type SalvageReport } from './salvage.js';

const PAGE_BYTES = 4096;

let folder: string;
let damaged: string;
let mended: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcel-salvage-'));
  [damaged, mended] = [path.join(folder, 'damaged'), path.join(folder, 'mended')];
});
afterEach(() => rm(folder, { recursive: true }));

/** Flips the highest bit of a letter of an event's type, wherever its row lies. */
const flipIn = (directory: string, { id, type }: RecordedEvent) =>
  damageFile(directory, (bytes) => {
    const at = bytes.indexOf(id + type) + id.length;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0x80, at);
    return bytes;
  });

async function salvageTo(directory: string): Promise<SalvageReport> {
  const log = SalvagedLog.open(eventsFile(damaged));
  const target = openEmbeddedEventStore(directory);
  try {
    return await salvage(log, target);
  } finally {
    await target.close();
    log.close();
  }
}

async function eventsIn(directory: string): Promise<RecordedEvent[]> {
  const store = openEmbeddedEventStore(directory);
  const events = await readAll(store);
  await store.close();
  return events;
}

const idsOf = (events: readonly RecordedEvent[]) => events.map(({ id }) => id);

describe('salvaging a damaged log', () => {
  it('keeps everything before and behind what is damaged, and names what is lost', async () => {
    const store = openEmbeddedEventStore(damaged);
    for (const stream of ['count-1', 'count-2']) await store.append(stream, 'any', numbered(300));
    const events = await readAll(store);
    await store.close();
    flipIn(damaged, events[99]!);
    flipIn(damaged, events[450]!);
    expect(await salvageTo(mended)).toEqual({
      salvaged: 598,
      lost: [
        { first: 100, last: 100 },
        { first: 451, last: 451 },
      ],
      named: [
        { stream: 'count-1', revision: 99, position: 100 },
        { stream: 'count-2', revision: 150, position: 451 },
      ],
      idsKept: 0,
      sealsLeftOut: 0,
    });
    expect(idsOf(await eventsIn(mended))).toEqual(
      idsOf(events.filter((event) => event !== events[99] && event !== events[450])),
    );
  });

  it.each([
    ['the header and the schema', (bytes: Buffer) => bytes.fill(0xff, 0, PAGE_BYTES)],
    ['every page but those of tables', (bytes: Buffer) => overwritten(bytes, (kind) => kind !== 13)],
  ])('needs nothing but the rows: %s may be gone', async (_, change) => {
    const store = openEmbeddedEventStore(damaged);
    await store.append('count-1', 'any', numbered(600));
    await store.close();
    const events = await eventsIn(damaged);
    damageFile(damaged, change);
    expect(await salvageTo(mended)).toMatchObject({ salvaged: 600, lost: [] });
    expect(await eventsIn(mended)).toEqual(events);
  });

  it('leaves out what sums up likes that are lost: the rest are summed up anew', async () => {
    let store = openEmbeddedEventStore(damaged);
    await store.append('likes-mascot-1', 'any', numbered(300));
    await closeLikes(store, (await store.head()) ?? '');
    await store.append('likes-mascot-1', 'any', numbered(5));
    const events = await readAll(store);
    await store.close();
    flipIn(damaged, events[99]!);
    await salvageTo(mended);
    store = openEmbeddedEventStore(mended);
    await closeLikes(store, (await store.head()) ?? '');
    const [closing, ...others] = await readStream(store, 'closed-likes-mascot-1');
    expect([closing?.data, others]).toEqual([expect.objectContaining({ first: 0, last: 303, likes: 304 }), []]);
    expect((await verifyLog(store, { withStorage: true })).problem).toBeNull();
    await store.close();
  });

  it('leaves no record of progress that names what has moved, and follows parked reactions and reverted edits', async () => {
    let store = openEmbeddedEventStore(damaged);
    await store.append('count-1', 'any', numbered(150));
    await new AutomationProgress(store, 'counting').record((await readStream(store, 'count-1')).at(-1)!);
    const reaction = { stream: 'count-1', revision: 120, reason: 'unlucky', attempts: 6 };
    await store.append('parked-counting', 'any', [anEvent({ type: 'ReactionParked', data: reaction })]);
    await store.append('mascot-1', 'any', [...numbered(3), anEvent({ data: { revisions: [1, 2], reason: 'No' } })]);
    const events = await readAll(store);
    await store.close();
    flipIn(damaged, events[99]!);
    flipIn(
      damaged,
      events.findLast(({ stream, revision }) => stream === 'mascot-1' && revision === 1)!,
    );
    await salvageTo(mended);
    store = openEmbeddedEventStore(mended);
    expect(await new AutomationProgress(store, 'counting').recorded()).toBeUndefined();
    expect(dataOf(await readStream(store, 'parked-counting'))).toEqual([{ ...reaction, revision: 119 }]);
    expect((await readStream(store, 'mascot-1')).at(-1)?.data).toEqual({ revisions: [1], reason: 'No' });
    await store.close();
  });

  it('follows likes that were taken back, as far as they are left', async () => {
    let store = openEmbeddedEventStore(damaged);
    await store.append('likes-hug-1', 'any', numbered(10));
    const spans = [
      { first: 1, last: 3 },
      { first: 5, last: 5 },
      { first: 8, last: 9 },
    ];
    await store.append('hug-1', 'any', [anEvent({ data: { spans, reason: 'No' } })]);
    const events = await readAll(store);
    await store.close();
    for (const lost of [2, 5]) flipIn(damaged, events[lost]!);
    await salvageTo(mended);
    store = openEmbeddedEventStore(mended);
    const left = [
      { first: 1, last: 2 },
      { first: 6, last: 7 },
    ];
    expect(dataOf(await readStream(store, 'hug-1'))).toEqual([{ spans: left, reason: 'No' }]);
    await store.close();
  });

  it('finds what was committed and not yet written back', async () => {
    const store = openEmbeddedEventStore(damaged);
    await store.append('count-1', 'any', numbered(100));
    const copy = path.join(folder, 'copy');
    await cp(damaged, copy, { recursive: true });
    const events = await readAll(store);
    await store.close();
    await rm(damaged, { recursive: true });
    await rename(copy, damaged);
    expect(await salvageTo(mended)).toMatchObject({ salvaged: 100, lost: [] });
    expect(await eventsIn(mended)).toEqual(events);
  });

  it('goes on without what was moved to files that are not there only when it is told to', async () => {
    const events = path.join(folder, 'events');
    const store = openEmbeddedEventStore(events);
    await store.append('count-1', 'any', numbered(300));
    store.closeUpTo((await readAll(store))[99]?.position ?? '');
    await store.close();
    const [closed, disk] = [path.join(events, 'closed'), path.join(folder, 'disk')];
    const opened = (options = {}) => openSalvage({ dataDirectory: folder }, mended, options);
    await rename(closed, disk);
    expect(opened).toThrow('events-000000000001-000000000100.db is not there');
    await symlink(path.join(folder, 'elsewhere'), closed);
    expect(opened).toThrow(`${closed} is a link to ${path.join(folder, 'elsewhere')}, which is not there`);
    const without = opened({ withoutClosed: true });
    expect(without.damaged.lost).toEqual([{ first: 1, last: 100 }]);
    await without.close();
    await rename(disk, path.join(folder, 'elsewhere'));
    const whole = opened();
    expect(whole.damaged.lost).toEqual([]);
    await whole.close();
  });

  it('says how much of the end is gone', async () => {
    const store = openEmbeddedEventStore(damaged);
    await store.append('count-1', 'any', numbered(600));
    await store.close();
    damageFile(damaged, (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2 / PAGE_BYTES) * PAGE_BYTES));
    const { salvaged, lost } = await salvageTo(mended);
    expect(salvaged).toBeGreaterThan(100);
    expect(lost).toEqual([{ first: salvaged + 1, last: 600 }]);
  });

  it('leaves a product that works: no id is given twice, and the seals hold', async () => {
    let product = await startTestProduct({ dataDirectory: folder });
    await product.rest.publish();
    const { id } = SubmissionReceipt.parse((await product.rest.submit({ name: 'Second' })).body);
    await product.app.get(LogSealer).seal();
    await product.stop({ keepData: true });
    const events = await eventsIn(path.join(folder, 'events'));
    await rename(path.join(folder, 'events'), damaged);
    flipIn(
      damaged,
      events.findLast(({ stream }) => stream === `${idStreams.prefix}submission`)!,
    );

    const seals = events.filter(({ stream }) => stream === SEAL_STREAM).length;
    const report = await salvageTo(path.join(folder, 'events'));
    expect(report).toMatchObject({ salvaged: events.length - 1 - seals, idsKept: 1, sealsLeftOut: seals });
    for (const suffix of ['', '-wal', '-shm']) await rm(path.join(folder, `views.db${suffix}`), { force: true });
    product = await startTestProduct({ dataDirectory: folder });
    expect(SubmissionReceipt.parse((await product.rest.submit({ name: 'Third' })).body).id).toBe(id + 1);
    expect(VerifyReport.parse(await verifyLog(product.engines.events, { withStorage: true })).problem).toBeNull();
    await product.stop({ keepData: true });
  });
});

function overwritten(bytes: Buffer, isGone: (kind: number | undefined) => boolean): Buffer {
  for (let page = PAGE_BYTES; page < bytes.length; page += PAGE_BYTES)
    if (isGone(bytes[page])) bytes.fill(0xff, page, page + PAGE_BYTES);
  return bytes;
}
