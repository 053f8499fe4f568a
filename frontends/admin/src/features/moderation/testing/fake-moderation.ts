import type { ItemState, ModeratedItem, ModerationAction } from '@marcel/contracts';
import { ITEM_STATES, ItemVersion, MODERATION_ACTIONS, MODERATION_MESSAGES } from '@marcel/contracts';
import type { FakeAnswer, FakeCall } from '@marcel/kit/testing';
import * as z from 'zod/mini';
import { toKey } from '../intents';

const DecisionRequest = z.object({ items: z.array(ItemVersion), action: z.enum(MODERATION_ACTIONS) });

const TIME = '2024-03-05T09:07:30';

export const makeItem = (part: Partial<ModeratedItem> = {}): ModeratedItem => ({
  kind: 'comment',
  id: 7,
  state: 'reported',
  round: 0,
  isGone: false,
  heldFor: null,
  reportCount: 1,
  reports: [{ reason: 'spam', words: null, time: TIME }],
  since: TIME,
  subject: {
    title: 'Tux',
    text: 'Buy now',
    author: 'Mallory',
    pictureUrl: null,
    path: '/mascotdx/tux',
    createdAt: TIME,
  },
  verdict: null,
  samePicture: [],
  ...part,
});

const STATE_AFTER: Readonly<Record<ModerationAction, ItemState>> = {
  hide: 'hidden',
  restore: 'shown',
  dismiss: 'shown',
  erase: 'erased',
  reopen: 'reported',
};

const WAITING: readonly ItemState[] = ['reported', 'held'];

export const bodyText = (body: FakeCall['body']): string => (typeof body === 'string' ? body : '');

export function fakeModeration(start: readonly ModeratedItem[], { pageSize = 100 } = {}) {
  let items = [...start];
  const set = (key: string, state: ItemState) =>
    (items = items.map((item) =>
      toKey(item) === key ? { ...item, state, round: item.round + 1, heldFor: null } : item,
    ));
  const count = (state: ItemState) => items.filter((item) => item.state === state).length;

  const queue = ({ path }: FakeCall): FakeAnswer => {
    const query = new URLSearchParams(path.split('?')[1]);
    const [state, kind, after] = [query.get('state'), query.get('kind'), Number(query.get('after') ?? 0)];
    const similarTo = query.get('similarTo');
    const like = items.find((item) => toKey(item) === similarTo);
    const matching = items
      .filter((item) => (state === null ? WAITING.includes(item.state) : item.state === state))
      .filter((item) => kind === null || item.kind === kind)
      .filter((item) => similarTo === null || item.subject?.text === like?.subject?.text)
      .filter(({ subject }) => subject?.text?.includes(query.get('search') ?? '') ?? true);
    const page = matching.filter((item) => items.indexOf(item) >= after).slice(0, pageSize);
    const last = page.at(-1);
    const end = last ? items.indexOf(last) + 1 : 0;
    const counts = Object.fromEntries(ITEM_STATES.map((one) => [one, count(one)]));
    const next = last && last !== matching.at(-1) ? String(end) : null;
    return { body: { items: page, total: matching.length, counts, next } };
  };

  const decide = ({ body }: FakeCall): FakeAnswer => {
    const { items: requested, action } = DecisionRequest.parse(JSON.parse(bodyText(body)));
    const nextState = STATE_AFTER[action];
    const matches = requested.flatMap((name) => items.find((item) => toKey(item) === toKey(name)) ?? []);
    const failed = matches.filter((item) => item.state === nextState);
    for (const item of matches) set(toKey(item), nextState);
    return {
      body: {
        decided: matches
          .filter((item) => !failed.includes(item))
          .map((item) => ({ ...item, state: nextState, round: item.round + 1 })),
        failed: failed.map(({ kind, id }) => ({
          kind,
          id,
          error: MODERATION_MESSAGES.alreadyHandled(nextState, 'admin grace'),
          code: 'conflict',
        })),
      },
    };
  };

  return { answers: { 'GET /api/moderation': queue, 'POST /api/moderation': decide }, set };
}
