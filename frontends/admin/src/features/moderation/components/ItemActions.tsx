import type { ModeratedItem } from '@marcel/contracts';
import { Button } from '@marcel/kit/antd';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Actions } from '../../../shared/components/Actions';
import { activityPage } from '../../../shared/navigation/pages';
import { actionFor, ACTS, takesAway } from '../acts';
import { ACTION_LABELS, MODERATION_TEXTS } from '../moderation-texts';
import { similarQuery } from '../queue-view';
import type { ActOn } from '../use-acts';

/** Comments have no record of their own in the log: what is done with one stands in the stream of its moderation. */
const recordOf = ({ kind, id }: ModeratedItem): string =>
  kind === 'comment' ? `moderation-comment-${id}` : `${kind}-${id}`;

interface ItemActionsProps {
  item: ModeratedItem;
  /** What the item is called for readers. */
  name: string;
  onAct: ActOn;
}

/** What can be done about an item as it stands, and the ways to where it stands and to its history. */
export const ItemActions = memo(({ item, name, onAct }: ItemActionsProps) => (
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
