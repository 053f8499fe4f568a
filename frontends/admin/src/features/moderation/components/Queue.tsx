import type { ModeratedItem, ModerationQueue } from '@marcel/contracts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Flex } from 'antd';
import { useShortcuts } from '../../../shared/browser/focus';
import { type Act, actionFor, ACTS, isOpen, keyOf, type Selection, takesAway, useSelection } from '../acts';
import { type Acts, type AskedAct, useActs } from '../api';
import { ACT_TEXTS, ACTION_LABELS, nameOf, similarQuery } from '../queue-view';
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
              <Button key={act} danger={takesAway(act)} onClick={() => acts.act(act, selected)}>
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
  const [helping, setHelping] = useState(false);
  const acts = useActs();
  const shown = queue.items.filter((item) => !acts.isDeciding.has(keyOf(item)));
  const selection = useSelection(shown);
  const list = useFocusOnNext(shown.map(keyOf));
  const { current, element } = useQueueKeys({ shown, selection, acts, showHelp: () => setHelping(true) });
  return (
    <Flex vertical gap="middle">
      <Flex justify="space-between" align="center">
        <p role="status">{`${shown.length} of ${queue.total.toLocaleString('en')} items`}</p>
        <KeyboardHelp keys={QUEUE_KEYS} isOpen={helping} setOpen={setHelping} />
      </Flex>
      {shown.some(isOpen) && <SelectionBar shown={shown.length} selection={selection} acts={acts} />}
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {shown.map((item) => (
          <li key={keyOf(item)}>
            <QueueItem
              item={item}
              selected={selection.isSelected(item)}
              current={keyOf(item) === current}
              ref={keyOf(item) === current ? element : undefined}
              onToggle={selection.toggle}
              onAct={acts.act}
            />
          </li>
        ))}
      </ul>
      {acts.asked && (
        <ActDialog
          asked={acts.asked}
          before={acts.reasons[acts.asked.act]}
          onConfirm={acts.confirm}
          onClose={acts.cancel}
        />
      )}
    </Flex>
  );
}

function useFocusOnNext(keys: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(keys);
  useEffect(() => {
    const gone = before.current.findIndex((key) => !keys.includes(key));
    before.current = keys;
    if (gone < 0 || document.activeElement !== document.body) return;
    const articles = list.current?.querySelectorAll('article') ?? [];
    (articles[Math.min(gone, articles.length - 1)] ?? list.current)?.focus();
  }, [keys]);
  return list;
}

interface ActDialogProps {
  asked: AskedAct;
  before: string | undefined;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

function ActDialog({ asked: { act, items }, before, onConfirm, onClose }: ActDialogProps) {
  const only = items.length === 1 ? items[0] : undefined;
  const action = only && actionFor(act, only);
  const button = action === undefined ? ACT_TEXTS[act].button : ACTION_LABELS[action];
  const what = only ? nameOf(only) : `${items.length} items`;
  return (
    <ReasonDialog
      title={`${button}${action === 'dismiss' ? ' on' : ''} ${what}?`}
      explanation={act === 'erase' && 'This deletes it for everyone and cannot be undone.'}
      action={button}
      working={false}
      danger={takesAway(act)}
      initial={before ?? ''}
      purpose={takesAway(act) ? 'away' : 'back'}
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
  const [place, setPlace] = useState<Place | null>(null);
  const navigate = useNavigate();
  const keys = shown.map(keyOf);
  const index = indexOf(place, keys);
  const current = keys[index];
  const element = useFocusOn(current);

  const move = (by: 1 | -1) => setPlace(step(place, keys, by));
  const here = () => {
    const at = place === null ? step(null, keys, 1) : { key: current ?? '', index };
    setPlace(at);
    return shown[at?.index ?? -1];
  };
  const actBy = (act: Act) => {
    const one = selection.selected.length > 0 ? undefined : here();
    acts.act(act, one ? [one] : selection.selected);
  };
  const toggle = () => {
    const one = here();
    if (one) selection.toggle(one);
  };

  const showSimilar = () => {
    const one = here();
    if (one?.subject?.text) void navigate(`?${similarQuery(one)}`);
  };

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: toggle,
    a: () => actBy('keep'),
    r: () => actBy('hide'),
    h: () => actBy('hide'),
    s: showSimilar,
    u: acts.undoLast,
    '?': showHelp,
  });
  return { current, element };
}

function useFocusOn(current: string | undefined) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = focused === null || focused === document.body || focused.closest('article') !== null;
    if (current !== undefined && isFree) element.current?.focus();
  }, [current]);
  return element;
}

interface Place {
  key: string;
  index: number;
}

export function indexOf(place: Place | null, keys: readonly string[]): number {
  if (place === null) return -1;
  const found = keys.indexOf(place.key);
  return found === -1 ? Math.min(place.index, keys.length - 1) : found;
}

export function step(place: Place | null, keys: readonly string[], by: 1 | -1): Place | null {
  const index = Math.min(Math.max(place === null ? 0 : indexOf(place, keys) + by, 0), keys.length - 1);
  const key = keys[index];
  return key === undefined ? null : { key, index };
}
