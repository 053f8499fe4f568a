import type { ModerationQueue } from '@marcel/contracts';
import { Button, Flex } from '@marcel/kit/antd';
import { useState } from 'react';
import { isOpen, keyOf } from '../acts';
import { MODERATION_TEXTS } from '../moderation-texts';
import { useActs } from '../use-acts';
import { useFocusOnNext } from '../use-focus-on-next';
import { useQueueKeys } from '../use-queue-keys';
import { useSelection } from '../use-selection';
import { ActDialog } from './ActDialog';
import styles from './Queue.module.css';
import { QueueHelp } from './QueueHelp';
import { QueueItem } from './QueueItem';
import { SelectionBar } from './SelectionBar';

/** A page of the queue, to be decided one by one or many at once. */
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
        <p role="status">{MODERATION_TEXTS.count(shown.length, queue.total)}</p>
        <Button aria-label="Keyboard help" onClick={() => setHelping(true)}>
          ?
        </Button>
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
      {helping && <QueueHelp onClose={() => setHelping(false)} />}
    </Flex>
  );
}
