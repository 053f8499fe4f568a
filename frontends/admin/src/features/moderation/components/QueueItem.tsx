import type { ModeratedItem } from '@marcel/contracts';
import { Button, Checkbox } from '@marcel/kit/antd';
import { memo, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { classes, InitialsPlaceholder, Picture } from '@marcel/kit';
import { Actions } from '../../../shared/components/Actions';
import { activityPage } from '../../../shared/navigation/pages';
import { actionFor, ACTS, isOpen, takesAway } from '../acts';
import { ACTION_LABELS, MODERATION_TEXTS, nameOf } from '../moderation-texts';
import { similarQuery } from '../queue-view';
import type { ActOn } from '../use-acts';
import { ItemFacts } from './ItemFacts';
import styles from './QueueItem.module.css';

const recordOf = ({ kind, id }: ModeratedItem): string =>
  kind === 'comment' ? `moderation-comment-${id}` : `${kind}-${id}`;

const ItemActions = memo(({ item, name, onAct }: { item: ModeratedItem; name: string; onAct: ActOn }) => (
  <Actions>
    {ACTS.map((act) => {
      const action = actionFor(act, item);
      return (
        action && (
          <Button
            key={act}
            danger={takesAway(act)}
            aria-label={`${ACTION_LABELS[action]}: ${name}`}
            onClick={() => onAct(act, [item])}
          >
            {ACTION_LABELS[action]}
          </Button>
        )
      );
    })}
    {item.subject?.path && (
      <Link to={item.subject.path} aria-label={`Page of ${name}`}>
        Page
      </Link>
    )}
    {item.subject?.text && (
      <Link to={`?${similarQuery(item)}`} aria-label={`Similar to ${name}`}>
        {MODERATION_TEXTS.similar}
      </Link>
    )}
    <Link to={activityPage(recordOf(item))} aria-label={`History of ${name}`}>
      History
    </Link>
  </Actions>
));

interface QueueItemProps {
  item: ModeratedItem;
  selected: boolean;
  current: boolean;
  ref: Ref<HTMLElement> | undefined;
  onToggle: (item: ModeratedItem) => void;
  onAct: ActOn;
}

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
