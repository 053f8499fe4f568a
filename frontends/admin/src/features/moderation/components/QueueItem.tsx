import type { ModeratedItem } from '@marcel/contracts';
import { Button, Checkbox, Tag } from 'antd';
import { countText, isolateBidi } from '@marcel/kit/programs';
import { memo, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '@marcel/kit';
import { actorText } from '../../../shared/texts';
import { toSimilarQuery } from '../queue-filters';
import { ACTION_LABELS, CAUSE_TEXTS, itemLabel, KIND_LABELS, REASON_LABELS, STATE_LABELS } from '../texts';
import { Actions, MascotPicture, Time } from '../../../shared/components/blocks';
import styles from './QueueItem.module.css';
import { activityPage, query } from '../../../shared/navigation/pages';
import { actionFor, INTENTS, isDecidable, isRemoval } from '../intents';
import type { StartDecision } from '../api';

const COLORS: Readonly<Record<ModeratedItem['state'], string>> = {
  reported: 'yellow',
  held: 'orange',
  hidden: 'red',
  shown: 'green',
  erased: 'default',
};

const ItemFacts = memo(function ItemFacts({ item }: { item: ModeratedItem }) {
  const { kind, state, isGone, samePicture, subject, verdict } = item;
  return (
    <div className={styles.facts}>
      <Actions>
        <h2>
          <bdi>{getTitle(item)}</bdi>
        </h2>
        <Tag>{KIND_LABELS[kind]}</Tag>
        <Tag color={COLORS[state]}>{STATE_LABELS[state]}</Tag>
        {isGone && <Tag>Not in the Directory</Tag>}
      </Actions>
      {subject ? (
        <small>
          {subject.author && (
            <>
              <Link to={`?${query({ search: subject.author })}`}>
                <bdi>{subject.author}</bdi>
              </Link>
              ,{' '}
            </>
          )}
          <Time at={subject.createdAt} />
        </small>
      ) : (
        <p>No longer visible to anyone.</p>
      )}
      {subject?.text && (
        <p className={styles.text} dir="auto">
          {subject.text}
        </p>
      )}
      {samePicture.length > 0 && <small>Same picture: {samePicture.map(itemLabel).join(', ')}</small>}
      <ItemReports item={item} />
      {verdict && (
        <small>
          {VERDICTS[verdict.action]} by {actorText(verdict.by)}, <Time at={verdict.time} />: {verdict.reason}
        </small>
      )}
    </div>
  );
});

const VERDICTS = {
  hide: 'Hidden',
  restore: 'Restored',
  dismiss: 'Dismissed',
  erase: 'Erased',
  reopen: 'Reopened',
} as const;

const getTitle = ({ kind, subject }: ModeratedItem): string => {
  if (subject === null) return KIND_LABELS[kind];
  return kind === 'comment' ? `On ${isolateBidi(subject.title)}` : subject.title;
};

function ItemReports({ item: { state, heldFor, reportCount, reports, since } }: { item: ModeratedItem }) {
  if (state !== 'reported' && state !== 'held') return null;
  const reportsWithText = reports.filter(({ words }) => words);
  return (
    <>
      <p>
        {heldFor && `${CAUSE_TEXTS[heldFor]}. `}
        {reportCount > 0 && (
          <>
            <strong>{countText(reportCount, 'report')}</strong>: {reasonsText(reports)}.{' '}
          </>
        )}
        <small>
          Since <Time at={since} />
        </small>
      </p>
      {reportsWithText.length > 0 && (
        <ul>
          {reportsWithText.map(({ words, time }, index) => (
            <li key={index}>
              <q dir="auto">{words}</q>{' '}
              <small>
                <Time at={time} />
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function reasonsText(reports: ModeratedItem['reports']): string {
  const counts = new Map<string, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${REASON_LABELS[reason]}${count > 1 ? ` (${count})` : ''}`)
    .join(', ');
}

interface QueueItemProps {
  item: ModeratedItem;
  selected: boolean;
  current: boolean;
  ref: Ref<HTMLElement> | undefined;
  onToggle: (item: ModeratedItem) => void;
  onDecide: StartDecision;
}

export const QueueItem = memo(function QueueItem({ item, selected, current, ref, onToggle, onDecide }: QueueItemProps) {
  const { kind, id, subject } = item;
  const name = itemLabel(item);
  const picture = subject?.pictureUrl ?? null;
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-label={name}
      aria-current={current}
      className={classes(styles.item, picture === null && styles.withoutPicture, selected && styles.selected)}
    >
      <Checkbox
        aria-label={`Select ${name}`}
        disabled={!isDecidable(item)}
        checked={selected}
        onChange={() => onToggle(item)}
      />
      {picture !== null && (
        <div className={styles.picture}>
          <MascotPicture src={picture} name={subject?.title ?? name} sizes="200px" />
        </div>
      )}
      <ItemFacts item={item} />
      <div className={styles.actions}>
        <Actions>
          {INTENTS.map((intent) => {
            const action = actionFor(intent, item);
            return (
              action && (
                <Button
                  key={intent}
                  danger={isRemoval(intent)}
                  aria-label={`${ACTION_LABELS[action]}: ${name}`}
                  onClick={() => onDecide(intent, [item])}
                >
                  {ACTION_LABELS[action]}
                </Button>
              )
            );
          })}
          {subject?.path && (
            <Link to={subject.path} aria-label={`Page of ${name}`}>
              Page
            </Link>
          )}
          {subject?.text && (
            <Link to={`?${toSimilarQuery(item)}`} aria-label={`Similar to ${name}`}>
              Similar
            </Link>
          )}
          <Link
            to={activityPage(kind === 'comment' ? `moderation-comment-${id}` : `${kind}-${id}`)}
            aria-label={`History of ${name}`}
          >
            History
          </Link>
        </Actions>
      </div>
    </article>
  );
});
