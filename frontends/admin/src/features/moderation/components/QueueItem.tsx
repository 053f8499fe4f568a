import type { ModeratedItem } from '@marcel/contracts';
import { classes, InitialsPlaceholder, Picture } from '@marcel/kit';
import { Checkbox } from '@marcel/kit/antd';
import { memo, type Ref } from 'react';
import { isOpen } from '../acts';
import { nameOf } from '../moderation-texts';
import type { ActOn } from '../use-acts';
import { ItemActions } from './ItemActions';
import { ItemFacts } from './ItemFacts';
import styles from './QueueItem.module.css';

interface QueueItemProps {
  item: ModeratedItem;
  selected: boolean;
  /** The item that keys act on, which they bring into view. */
  current: boolean;
  ref: Ref<HTMLElement> | undefined;
  onToggle: (item: ModeratedItem) => void;
  onAct: ActOn;
}

/** Something that visitors have published: what it shows, what is said about it, and what can be done. */
export const QueueItem = memo(function QueueItem({ item, selected, current, ref, onToggle, onAct }: QueueItemProps) {
  const { subject } = item;
  const name = nameOf(item);
  const picture = subject?.pictureUrl ?? null;
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-label={name}
      aria-current={current}
      className={classes(styles.item, picture === null && styles.plain, selected && styles.selected)}
    >
      <Checkbox
        aria-label={`Select ${name}`}
        disabled={!isOpen(item)}
        checked={selected}
        onChange={() => onToggle(item)}
      />
      {picture !== null && (
        <div className={styles.picture}>
          <Picture
            src={picture}
            alt=""
            fallback={<InitialsPlaceholder name={subject?.title ?? name} />}
            sizes="200px"
            ratio={1}
          />
        </div>
      )}
      <ItemFacts item={item} />
      <div className={styles.actions}>
        <ItemActions item={item} name={name} onAct={onAct} />
      </div>
    </article>
  );
});
