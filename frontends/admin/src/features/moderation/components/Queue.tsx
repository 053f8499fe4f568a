import type { ModeratedItem, ModerationQueue } from '@marcel/contracts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Flex } from 'antd';
import { useShortcuts } from '../../../shared/browser/focus';
import { type Act, actionFor, ACTS, isDecidable, toKey, type Selection, isRemoval, useSelection } from '../acts';
import { type Acts, type PendingAct, useModerationActs } from '../api';
import { ACT_TEXTS, ACTION_LABELS, itemName, toSimilarQuery } from '../queue-view';
import { Actions } from '../../../shared/components/blocks';
import styles from './Queue.module.css';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { KeyboardHelp } from '../../../shared/components/Dialog';
import { QueueItem } from './QueueItem';

function SelectionBar({ shown, selection, acts }: { shown: number; selection: Selection; acts: Acts }) {
  const { selected, selectAll, clear } = selection;
  return (
    <div className={styles.bar}>
      <Actions>
        <Button disabled={shown === 0 || selected.length === shown} onClick={selectAll}>
          Select {shown} Shown
        </Button>
        {selected.length > 0 && (
          <>
            <strong role="status">{selected.length} selected</strong>
            {ACTS.filter((act) => selected.some((item) => actionFor(act, item))).map((act) => (
              <Button key={act} danger={isRemoval(act)} onClick={() => acts.act(act, selected)}>
                {ACT_TEXTS[act].button} Selected
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
  const acts = useModerationActs();
  const shown = queue.items.filter((item) => !acts.decidingKeys.has(toKey(item)));
  const selection = useSelection(shown);
  const list = useFocusNextItem(shown.map(toKey));
  const { current, element } = useQueueKeys({ shown, selection, acts, showHelp: () => setHelpOpen(true) });
  return (
    <Flex vertical gap="middle">
      <Flex justify="space-between" align="center">
        <p role="status">{`${shown.length} of ${queue.total.toLocaleString('en')} items`}</p>
        <KeyboardHelp keys={QUEUE_KEYS} isOpen={isHelpOpen} setOpen={setHelpOpen} />
      </Flex>
      {shown.some(isDecidable) && <SelectionBar shown={shown.length} selection={selection} acts={acts} />}
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {shown.map((item) => (
          <li key={toKey(item)}>
            <QueueItem
              item={item}
              selected={selection.isSelected(item)}
              current={toKey(item) === current}
              ref={toKey(item) === current ? element : undefined}
              onToggle={selection.toggle}
              onAct={acts.act}
            />
          </li>
        ))}
      </ul>
      {acts.pending && (
        <ActDialog
          pending={acts.pending}
          suggestedReason={acts.reasons[acts.pending.act]}
          onConfirm={acts.confirm}
          onClose={acts.cancel}
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

interface ActDialogProps {
  pending: PendingAct;
  suggestedReason: string | undefined;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

function ActDialog({ pending: { act, items }, suggestedReason, onConfirm, onClose }: ActDialogProps) {
  const only = items.length === 1 ? items[0] : undefined;
  const action = only && actionFor(act, only);
  const button = action === undefined ? ACT_TEXTS[act].button : ACTION_LABELS[action];
  const what = only ? itemName(only) : `${items.length} items`;
  return (
    <ReasonDialog
      title={`${button}${action === 'dismiss' ? ' on' : ''} ${what}?`}
      explanation={act === 'erase' && 'This deletes it for everyone and cannot be undone.'}
      action={button}
      isWorking={false}
      danger={isRemoval(act)}
      initial={suggestedReason ?? ''}
      purpose={isRemoval(act) ? 'away' : 'back'}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

interface QueueKeys {
  shown: readonly ModeratedItem[];
  selection: Selection;
  acts: Acts;
  showHelp: () => void;
}

function useQueueKeys({ shown, selection, acts, showHelp }: QueueKeys) {
  const [position, setPosition] = useState<Position | null>(null);
  const navigate = useNavigate();
  const keys = shown.map(toKey);
  const index = findIndex(position, keys);
  const current = keys[index];
  const element = useFocusItem(current);

  const move = (by: 1 | -1) => setPosition(moveBy(position, keys, by));
  const selectHere = () => {
    const at = position === null ? moveBy(null, keys, 1) : { key: current ?? '', index };
    setPosition(at);
    return shown[at?.index ?? -1];
  };
  const actOnSelection = (act: Act) => {
    const one = selection.selected.length > 0 ? undefined : selectHere();
    acts.act(act, one ? [one] : selection.selected);
  };
  const toggle = () => {
    const one = selectHere();
    if (one) selection.toggle(one);
  };

  const showSimilar = () => {
    const one = selectHere();
    if (one?.subject?.text) void navigate(`?${toSimilarQuery(one)}`);
  };

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: toggle,
    a: () => actOnSelection('keep'),
    r: () => actOnSelection('hide'),
    h: () => actOnSelection('hide'),
    s: showSimilar,
    u: acts.undoLast,
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

interface Position {
  key: string;
  index: number;
}

export function findIndex(place: Position | null, keys: readonly string[]): number {
  if (place === null) return -1;
  const found = keys.indexOf(place.key);
  return found === -1 ? Math.min(place.index, keys.length - 1) : found;
}

export function moveBy(place: Position | null, keys: readonly string[], by: 1 | -1): Position | null {
  const index = Math.min(Math.max(place === null ? 0 : findIndex(place, keys) + by, 0), keys.length - 1);
  const key = keys[index];
  return key === undefined ? null : { key, index };
}
