import type { ItemKind, ItemState, ModeratedItem, ModerationAction, SeenItem } from '@marcel/contracts';

/** What an admin wants: to keep something is to dismiss its reports, or to show it again. */
export type Act = 'hide' | 'keep' | 'erase';

const ACTIONS: Readonly<Record<Act, Readonly<Partial<Record<ItemState, ModerationAction>>>>> = {
  hide: { reported: 'hide', held: 'hide', shown: 'hide' },
  keep: { reported: 'dismiss', held: 'restore', hidden: 'restore' },
  erase: { reported: 'erase', held: 'erase', hidden: 'erase', shown: 'erase' },
};

type Standing = Pick<ModeratedItem, 'kind' | 'id' | 'state' | 'round'>;

/** What is asked of the server for an item as it stands; undefined where there is nothing to do. */
export const actionFor = (act: Act, { state }: Pick<Standing, 'state'>): ModerationAction | undefined =>
  ACTIONS[act][state];

/** Whether anything can be done about an item as it stands. */
export const isOpen = (item: Pick<Standing, 'state'>): boolean =>
  Object.values(ACTIONS).some((actions) => actions[item.state] !== undefined);

export const keyOf = ({ kind, id }: { kind: ItemKind; id: number }): string => `${kind}-${id}`;

const seen = ({ kind, id, round }: Standing): SeenItem => ({ kind, id, round });

export interface JudgedItems {
  action: ModerationAction;
  items: SeenItem[];
}

/** The items by what is asked of the server for them. */
export function judging(act: Act, items: readonly Standing[]): JudgedItems[] {
  const actions = new Set(items.flatMap((item) => actionFor(act, item) ?? []));
  return [...actions].map((action) => ({
    action,
    items: items.filter((item) => actionFor(act, item) === action).map(seen),
  }));
}

/** Items as a decision has left them. */
export interface DecidedItems {
  action: ModerationAction;
  items: readonly Standing[];
}

const OPPOSITES: Readonly<Partial<Record<ModerationAction, ModerationAction>>> = { hide: 'restore', restore: 'hide' };

/**
 * What takes decisions back; dismissed reports stay dismissed, and nothing brings back what is erased. What was held stays hidden: to show it again
 * would be more than to take back.
 *
 * @param before the items as they stood
 */
export function takingBack(decided: readonly DecidedItems[], before: readonly Standing[]): JudgedItems[] {
  const held = new Set(before.filter(({ state }) => state === 'held').map(keyOf));
  return decided.flatMap(({ action, items }) => {
    const opposite = OPPOSITES[action];
    const open = items.filter((item) => action !== 'hide' || !held.has(keyOf(item))).map(seen);
    return opposite === undefined || open.length === 0 ? [] : [{ action: opposite, items: open }];
  });
}
