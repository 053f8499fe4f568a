import { MODERATION_MESSAGES, type ModerationAction } from '@marcel/contracts';
import type { Actor } from '../../../platform/event-store/event-metadata.js';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';
import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { items } from '../domain/item.decider.js';
import { HoldItem } from './hold-item.js';
import { ModerationFigures } from './moderation-figures.js';
import { ModerateItem, ModerateItemHandler } from './moderate-item.js';

describe('a verdict', () => {
  const item = { kind: 'hug', id: 7 } as const;
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open(ModerateItemHandler, ModerationFigures, Metrics);
  });
  afterEach(() => side.close());

  const judge = (action: ModerationAction, actor: Actor = context.actor) =>
    side.commands.execute(new ModerateItem(item, action, 'Not nice', { ...context, actor }));

  it('is recorded with its reason, and counted', async () => {
    await judge('hide');
    expect(await side.recorded(items.at({ kind: 'hug', itemId: 7 }))).toEqual([
      { type: 'ItemHidden', data: { kind: 'hug', itemId: 7, reason: 'Not nice' }, command: 'ModerateItem' },
    ]);
    const figures = await side.get(Metrics).registry.metrics();
    expect(figures).toContain('moderation_events_total{event="ItemHidden",kind="hug"} 1');
  });

  it.each([
    [{ kind: 'admin', id: 'grace' }, 'grace'],
    [{ kind: 'admin' }, 'an admin'],
  ] as const)('of one admin is not given by another: %j', async (actor, name) => {
    await judge('hide', actor);
    await expect(judge('hide')).rejects.toMatchObject({
      code: 'conflict',
      message: MODERATION_MESSAGES.alreadyHandled('hidden', name),
    });
  });

  it('is given by one of two who try at once', async () => {
    const outcomes = await Promise.allSettled([judge('hide'), judge('hide')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is given about what the product itself has held', async () => {
    await side.commands.execute(new HoldItem(item, 'words', { ...context, actor: { kind: 'system', id: 'queue' } }));
    await judge('dismiss');
    expect((await side.recorded(items.at({ kind: 'hug', itemId: 7 }))).map(({ type }) => type)).toEqual([
      'ItemHeld',
      'ReportsDismissed',
    ]);
  });
});
