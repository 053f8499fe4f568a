import type { ItemKind, ItemState, ModeratedItem, ModerationAction, ItemAtRound } from '@marcel/contracts';
import { useCallback, useState } from 'react';
import type { ModerationStep } from '../../shared/undo/undo';

export const ACTS = ['hide', 'keep', 'reopen', 'erase'] as const;
export type Act = (typeof ACTS)[number];

export const takesAway = (act: Act): boolean => act === 'hide' || act === 'erase';

const ACTIONS: Readonly<Record<Act, Readonly<Partial<Record<ItemState, ModerationAction>>>>> = {
  hide: { reported: 'hide', held: 'hide', shown: 'hide' },
  keep: { reported: 'dismiss', held: 'restore', hidden: 'restore' },
  reopen: { hidden: 'reopen', shown: 'reopen' },
  erase: { reported: 'erase', held: 'erase', hidden: 'erase', shown: 'erase' },
};

type DecidableItem = Pick<ModeratedItem, 'kind' | 'id' | 'state' | 'round' | 'verdict'>;

export const actionFor = (act: Act, { state, verdict }: Pick<DecidableItem, 'state' | 'verdict'>) =>
  act === 'reopen' && verdict === null ? undefined : ACTIONS[act][state];

export const isOpen = (item: Pick<DecidableItem, 'state' | 'verdict'>): boolean =>
  ACTS.some((act) => actionFor(act, item) !== undefined);

export const keyOf = ({ kind, id }: { kind: ItemKind; id: number }): string => `${kind}-${id}`;

const seen = ({ kind, id, round }: DecidableItem): ItemAtRound => ({ kind, id, round });

export function stepsFor(act: Act, items: readonly DecidableItem[]): ModerationStep[] {
  const actions = new Set(items.flatMap((item) => actionFor(act, item) ?? []));
  return [...actions].map((action) => ({
    action,
    items: items.filter((item) => actionFor(act, item) === action).map(seen),
  }));
}

/**
 * Returns the actions that undo decisions; an erased item cannot be restored.
 * @param before the items before the decisions
 */
export function stepsToUndo(
  decided: readonly { action: ModerationAction; items: readonly DecidableItem[] }[],
  before: readonly DecidableItem[],
): ModerationStep[] {
  const stateBefore = new Map(before.map((item) => [keyOf(item), item.state]));
  const steps = decided.flatMap(({ action, items }) =>
    items.map((item) => ({ item, action: opposite(action, stateBefore.get(keyOf(item)), item) })),
  );
  const actions = new Set(steps.flatMap(({ action }) => action ?? []));
  return [...actions].map((action) => ({
    action,
    items: steps.filter((step) => step.action === action).map(({ item }) => seen(item)),
  }));
}

function opposite(action: ModerationAction, before: ItemState | undefined, { state }: DecidableItem) {
  if (action === 'erase') return undefined;
  if (before === 'reported' || before === 'held') return 'reopen';
  if (before === 'hidden') return 'hide';
  return action === 'hide' ? 'restore' : actionFor('keep', { state, verdict: null });
}

export function useSelection(shown: readonly ModeratedItem[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter((item) => picked.has(keyOf(item)));
  return {
    selected,
    isSelected: (item: ModeratedItem) => picked.has(keyOf(item)),
    toggle: useCallback(
      (item: ModeratedItem) =>
        setPicked((before) => {
          const keys = new Set(before);
          if (!keys.delete(keyOf(item))) keys.add(keyOf(item));
          return keys;
        }),
      [],
    ),
    selectAll: () => setPicked(new Set(shown.map(keyOf))),
    clear: () => setPicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
