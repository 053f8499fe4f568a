import type { ModeratedItem, ModerationQueue } from '@marcel/contracts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Flex } from 'antd';
import { useShortcuts } from '../../../shared/browser/focus';
import type { Intent, Selection } from '../intents';
import { actionFor, INTENTS, isDecidable, toKey, isRemoval, useSelection } from '../intents';
import { type Decisions, type PendingDecision, useModerationDecisions } from '../api';
import { toSimilarQuery } from '../queue-filters';
import { ACTION_LABELS, INTENT_TEXTS, itemLabel } from '../texts';
import { Actions } from '../../../shared/components/blocks';
import styles from './Queue.module.css';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { KeyboardHelp } from '../../../shared/components/Dialog';
import { QueueItem } from './QueueItem';

function SelectionBar({ count, selection, decisions }: { count: number; selection: Selection; decisions: Decisions }) {
  const { selected, selectAll, clear } = selection;
  return (
    <div className={styles.bar}>
      <Actions>
        <Button disabled={count === 0 || selected.length === count} onClick={selectAll}>
          Select {count} Shown
        </Button>
        {selected.length > 0 && (
          <>
            <strong role="status">{selected.length} selected</strong>
            {INTENTS.filter((intent) => selected.some((item) => actionFor(intent, item))).map((intent) => (
              <Button key={intent} danger={isRemoval(intent)} onClick={() => decisions.start(intent, selected)}>
                {INTENT_TEXTS[intent].button} Selected
              </Button>
            ))}
            <Button onClick={clear}>Clear Selection</Button>
          </>
        )}
      </Actions>
    </div>
  );
}

const QUEUE_KEYS = [
  ['j', 'Next item'],
  ['k', 'Previous item'],
  ['x', 'Select or deselect the item'],
  ['a', 'Keep: dismiss the reports or restore the item'],
  ['r or h', 'Hide'],
  ['s', 'Show items with a similar text'],
  ['u', 'Undo the last decision'],
  ['?', 'Show or hide this help'],
] as const;

export function Queue({ queue }: { queue: ModerationQueue }) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const decisions = useModerationDecisions();
  const items = queue.items.filter((item) => !decisions.decidingKeys.has(toKey(item)));
  const selection = useSelection(items);
  const list = useFocusNextItem(items.map(toKey));
  const { current, element } = useQueueKeys({ items, selection, decisions, showHelp: () => setHelpOpen(true) });
  return (
    <Flex vertical gap="middle">
      <Flex justify="space-between" align="center">
        <p role="status">{`${items.length} of ${queue.total.toLocaleString('en')} items`}</p>
        <KeyboardHelp keys={QUEUE_KEYS} isOpen={isHelpOpen} setOpen={setHelpOpen} />
      </Flex>
      {items.some(isDecidable) && <SelectionBar count={items.length} selection={selection} decisions={decisions} />}
      <ul ref={list} tabIndex={-1} className="m-stack-wide">
        {items.map((item) => (
          <li key={toKey(item)}>
            <QueueItem
              item={item}
              selected={selection.isSelected(item)}
              current={toKey(item) === current}
              ref={toKey(item) === current ? element : undefined}
              onToggle={selection.toggle}
              onDecide={decisions.start}
            />
          </li>
        ))}
      </ul>
      {decisions.pending && (
        <DecisionDialog
          pending={decisions.pending}
          suggestedReason={decisions.reasons[decisions.pending.intent]}
          onConfirm={decisions.confirm}
          onClose={decisions.cancel}
        />
      )}
    </Flex>
  );
}

function useFocusNextItem(keys: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const previousKeys = useRef(keys);
  useEffect(() => {
    const goneIndex = previousKeys.current.findIndex((key) => !keys.includes(key));
    previousKeys.current = keys;
    if (goneIndex < 0 || document.activeElement !== document.body) return;
    const articles = list.current?.querySelectorAll('article') ?? [];
    (articles[Math.min(goneIndex, articles.length - 1)] ?? list.current)?.focus();
  }, [keys]);
  return list;
}

interface DecisionDialogProps {
  pending: PendingDecision;
  suggestedReason: string | undefined;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

function DecisionDialog({ pending: { intent, items }, suggestedReason, onConfirm, onClose }: DecisionDialogProps) {
  const only = items.length === 1 ? items[0] : undefined;
  const action = only && actionFor(intent, only);
  const button = action === undefined ? INTENT_TEXTS[intent].button : ACTION_LABELS[action];
  const itemsText = only ? itemLabel(only) : `${items.length} items`;
  return (
    <ReasonDialog
      title={`${button}${action === 'dismiss' ? ' on' : ''} ${itemsText}?`}
      explanation={intent === 'erase' && 'This deletes it for everyone and cannot be undone.'}
      action={button}
      isWorking={false}
      danger={isRemoval(intent)}
      initial={suggestedReason ?? ''}
      purpose={isRemoval(intent) ? 'away' : 'back'}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

interface QueueKeys {
  items: readonly ModeratedItem[];
  selection: Selection;
  decisions: Decisions;
  showHelp: () => void;
}

function useQueueKeys({ items, selection, decisions, showHelp }: QueueKeys) {
  const [position, setPosition] = useState<QueuePosition | null>(null);
  const navigate = useNavigate();
  const keys = items.map(toKey);
  const index = findIndex(position, keys);
  const current = keys[index];
  const element = useFocusItem(current);

  const move = (by: 1 | -1) => setPosition(moveBy(position, keys, by));
  const selectHere = () => {
    const at = position === null ? moveBy(null, keys, 1) : { key: current ?? '', index };
    setPosition(at);
    return items[at?.index ?? -1];
  };
  const decideSelection = (intent: Intent) => {
    const item = selection.selected.length > 0 ? undefined : selectHere();
    decisions.start(intent, item ? [item] : selection.selected);
  };
  const toggle = () => {
    const item = selectHere();
    if (item) selection.toggle(item);
  };

  const showSimilar = () => {
    const item = selectHere();
    if (item?.subject?.text) void navigate(`?${toSimilarQuery(item)}`);
  };

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: toggle,
    a: () => decideSelection('keep'),
    r: () => decideSelection('hide'),
    h: () => decideSelection('hide'),
    s: showSimilar,
    u: decisions.undoLast,
    '?': showHelp,
  });
  return { current, element };
}

function useFocusItem(current: string | undefined) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const canTakeFocus = focused === null || focused === document.body || focused.closest('article') !== null;
    if (current !== undefined && canTakeFocus) element.current?.focus();
  }, [current]);
  return element;
}

interface QueuePosition {
  key: string;
  index: number;
}

export function findIndex(position: QueuePosition | null, keys: readonly string[]): number {
  if (position === null) return -1;
  const index = keys.indexOf(position.key);
  return index === -1 ? Math.min(position.index, keys.length - 1) : index;
}

export function moveBy(position: QueuePosition | null, keys: readonly string[], by: 1 | -1): QueuePosition | null {
  const index = Math.min(Math.max(position === null ? 0 : findIndex(position, keys) + by, 0), keys.length - 1);
  const key = keys[index];
  return key === undefined ? null : { key, index };
}
