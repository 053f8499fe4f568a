import type { ItemKind, ItemState, ModeratedItem, ModerationAction, ItemVersion } from '@marcel/contracts';
import { useCallback, useState } from 'react';
import type { ModerationStep } from '../../shared/undo/undo';

export const INTENTS = ['hide', 'keep', 'reopen', 'erase'] as const;
export type Intent = (typeof INTENTS)[number];

export const isRemoval = (intent: Intent): boolean => intent === 'hide' || intent === 'erase';

const ACTIONS: Readonly<Record<Intent, Readonly<Partial<Record<ItemState, ModerationAction>>>>> = {
  hide: { reported: 'hide', held: 'hide', shown: 'hide' },
  keep: { reported: 'dismiss', held: 'restore', hidden: 'restore' },
  reopen: { hidden: 'reopen', shown: 'reopen' },
  erase: { reported: 'erase', held: 'erase', hidden: 'erase', shown: 'erase' },
};

type DecidableItem = Pick<ModeratedItem, 'kind' | 'id' | 'state' | 'round' | 'verdict'>;

export const actionFor = (intent: Intent, { state, verdict }: Pick<DecidableItem, 'state' | 'verdict'>) =>
  intent === 'reopen' && verdict === null ? undefined : ACTIONS[intent][state];

export const isDecidable = (item: Pick<DecidableItem, 'state' | 'verdict'>): boolean =>
  INTENTS.some((intent) => actionFor(intent, item) !== undefined);

export const toKey = ({ kind, id }: { kind: ItemKind; id: number }): string => `${kind}-${id}`;

const toItemVersion = ({ kind, id, round }: DecidableItem): ItemVersion => ({ kind, id, round });

export function toSteps(intent: Intent, items: readonly DecidableItem[]): ModerationStep[] {
  const actions = new Set(items.flatMap((item) => actionFor(intent, item) ?? []));
  return [...actions].map((action) => ({
    action,
    items: items.filter((item) => actionFor(intent, item) === action).map(toItemVersion),
  }));
}

/**
 * Returns the actions that undo decisions; an erased item cannot be restored.
 * @param before the items before the decisions
 */
export function toUndoSteps(
  decided: readonly { action: ModerationAction; items: readonly DecidableItem[] }[],
  before: readonly DecidableItem[],
): ModerationStep[] {
  const stateBefore = new Map(before.map((item) => [toKey(item), item.state]));
  const steps = decided.flatMap(({ action, items }) =>
    items.map((item) => ({ item, action: findUndoAction(action, stateBefore.get(toKey(item)), item) })),
  );
  const actions = new Set(steps.flatMap(({ action }) => action ?? []));
  return [...actions].map((action) => ({
    action,
    items: steps.filter((step) => step.action === action).map(({ item }) => toItemVersion(item)),
  }));
}

function findUndoAction(action: ModerationAction, before: ItemState | undefined, { state }: DecidableItem) {
  if (action === 'erase') return undefined;
  if (before === 'reported' || before === 'held') return 'reopen';
  if (before === 'hidden') return 'hide';
  return action === 'hide' ? 'restore' : actionFor('keep', { state, verdict: null });
}

export function useSelection(items: readonly ModeratedItem[]) {
  const [pickedKeys, setPickedKeys] = useState<ReadonlySet<string>>(new Set());
  const selected = items.filter((item) => pickedKeys.has(toKey(item)));
  return {
    selected,
    isSelected: (item: ModeratedItem) => pickedKeys.has(toKey(item)),
    toggle: useCallback(
      (item: ModeratedItem) =>
        setPickedKeys((before) => {
          const keys = new Set(before);
          if (!keys.delete(toKey(item))) keys.add(toKey(item));
          return keys;
        }),
      [],
    ),
    selectAll: () => setPickedKeys(new Set(items.map(toKey))),
    clear: () => setPickedKeys(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
