import { SETTINGS } from '../../../platform/config/settings.js';
import { DOCUMENT_STORE } from '../../../platform/document-store/port.js';
import { SqliteDocumentStore } from '../../../platform/document-store/sqlite.js';
import { DailyQuotas } from '../../../platform/quotas/daily-quotas.js';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { items } from '../domain/item.js';
import { ModerationMetrics } from './moderation-metrics.js';
import { ModerateItem, ModerateItemHandler } from './moderate-item.js';
import { OverruledReporters, Reporters } from './reporters.js';
import { Reports } from './report-item.js';

const NOON = new Date('2026-01-05T12:00:00.000Z');
const NEXT_HOUR = new Date('2026-01-05T13:00:00.000Z');

type Item = Parameters<Reports['accept']>[0];

describe('a report', () => {
  const item = { kind: 'comment', id: 7 } as const;
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open(
      Reports,
      ModerateItemHandler,
      ModerationMetrics,
      Metrics,
      { provide: Reporters, useValue: new Reporters({ admin: 'a secret' }) },
      DailyQuotas,
      OverruledReporters,
      { provide: DOCUMENT_STORE, useValue: new SqliteDocumentStore({ file: ':memory:', now: () => NOON.getTime() }) },
      { provide: SETTINGS, useValue: { moderation: { reportsToHold: 2, holdsPerHour: 2 } } },
    );
  });
  afterEach(() => side.close());

  const report = (ip: string, words: string | null = null, about: Item = item, now = NOON) =>
    side.get(Reports).accept(about, { reason: 'spam', words }, { ip }, { ...context, actor: { kind: 'visitor' } }, now);
  const recorded = ({ id, kind }: Item = item) => side.recorded(items.at({ kind, itemId: id }));
  const eventTypesOf = async (about: Item) => (await recorded(about)).map(({ type }) => type);

  it.each([
    ['2001:db8:1:1::1', '2001:db8:1:2::2'],
    ['192.0.2.1', '192.0.2.254'],
    ['192.0.2.1', '::ffff:192.0.2.7'],
    ['_hidden', 'unknown'],
  ])('is recorded once for each network, without its address (%s, %s)', async (one, other) => {
    await report(one, ' Buy nothing ');
    await report(other);
    expect(await recorded()).toEqual([
      {
        type: 'ItemReported',
        data: {
          kind: 'comment',
          itemId: 7,
          reason: 'spam',
          words: 'Buy nothing',
          reporter: expect.stringMatching(/^[0-9a-f]{6}$/),
          number: 1,
        },
        command: 'ReportItem',
      },
    ]);
  });

  it('holds the item when the configured number of visitors have reported it', async () => {
    await report('192.0.1.1', '  ');
    await report('192.0.2.1');
    expect((await recorded()).map(({ type }) => type)).toEqual(['ItemReported', 'ItemReported', 'ItemHeld']);
    await expect(report('192.0.3.1')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('holds at most the configured number of items in an hour, also for concurrent reports', async () => {
    const all = [1, 2, 3, 4].map((id) => ({ kind: 'comment', id }) as const);
    const reportAll = (ip: string, now?: Date) => Promise.all(all.map((one) => report(ip, null, one, now)));
    await reportAll('192.0.1.1');
    await reportAll('192.0.2.1');
    const isHeld = async (one: Item) => (await eventTypesOf(one)).includes('ItemHeld');
    expect((await Promise.all(all.map(isHeld))).filter(Boolean)).toHaveLength(2);
    for (const one of all) if (!(await isHeld(one))) await report('192.0.3.1', null, one, NEXT_HOUR);
    expect(await Promise.all(all.map(isHeld))).toEqual([true, true, true, true]);
  });

  it.each(['restore', 'dismiss'] as const)(
    'counts for less after the verdict to %s another report of its sender',
    async (verdict) => {
      await report('192.0.1.1');
      await side.commands.execute(new ModerateItem({ item, action: verdict, reason: 'Nothing wrong' }, context));
      const other = { kind: 'hug', id: 8 } as const;
      await report('192.0.1.1', null, other);
      await report('192.0.2.1', null, other);
      expect(await eventTypesOf(other)).toEqual(['ItemReported', 'ItemReported']);
      await report('192.0.3.1', null, other);
      expect(await eventTypesOf(other)).toContain('ItemHeld');
    },
  );

  it('and a verdict are counted in the metrics', async () => {
    await report('192.0.1.1');
    await side.commands.execute(new ModerateItem({ item, action: 'hide', reason: 'Not nice' }, context));
    const metrics = await side.get(Metrics).registry.metrics();
    expect(metrics).toContain('moderation_events_total{event="ItemReported",kind="comment"} 1');
    expect(metrics).toContain('moderation_events_total{event="ItemHidden",kind="comment"} 1');
  });
});

describe('a reporter', () => {
  const reporters = new Reporters({ admin: 'a secret' });
  const network = '192.0.2.1';

  it('has one pseudonym for an item on every node', () => {
    const item = { kind: 'hug', id: 7 } as const;
    expect(new Reporters({ admin: 'a secret' }).pseudonymOf(network, item)).toBe(reporters.pseudonymOf(network, item));
    expect(reporters.pseudonymOf('192.0.2.2', item)).not.toBe(reporters.pseudonymOf(network, item));
  });

  it('has another pseudonym for every item and secret', () => {
    const pseudonyms = [
      reporters.pseudonymOf(network, { kind: 'hug', id: 7 }),
      reporters.pseudonymOf(network, { kind: 'hug', id: 8 }),
      reporters.pseudonymOf(network, { kind: 'image', id: 7 }),
      new Reporters({ admin: 'another' }).pseudonymOf(network, { kind: 'hug', id: 7 }),
    ];
    expect(new Set(pseudonyms).size).toBe(pseudonyms.length);
  });
});
