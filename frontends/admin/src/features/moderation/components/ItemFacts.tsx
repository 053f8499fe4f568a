import type { ModeratedItem } from '@marcel/contracts';
import { Tag } from '@marcel/kit/antd';
import { isolated } from '@marcel/kit/programs';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { adminDate } from '../../../shared/dates/admin-date';
import { CAUSE_TEXTS, KIND_LABELS, MODERATION_TEXTS, nameOf, REASON_LABELS, STATE_LABELS } from '../moderation-texts';
import { Actions } from '../../../shared/components/Actions';
import { actorText } from '../../../shared/events/event-texts';
import styles from './QueueItem.module.css';

const COLOURS: Readonly<Record<ModeratedItem['state'], string>> = {
  reported: 'yellow',
  held: 'orange',
  hidden: 'red',
  shown: 'green',
  erased: 'default',
};

export const ItemFacts = memo(function ItemFacts({ item }: { item: ModeratedItem }) {
  const { kind, state, isGone, samePicture, subject, verdict } = item;
  return (
    <div className={styles.facts}>
      <Actions>
        <h2>
          <bdi>{titleOf(item)}</bdi>
        </h2>
        <Tag>{KIND_LABELS[kind]}</Tag>
        <Tag color={COLOURS[state]}>{STATE_LABELS[state]}</Tag>
        {isGone && <Tag>{MODERATION_TEXTS.gone}</Tag>}
      </Actions>
      {subject ? (
        <small>
          {subject.author && <ByAuthor author={subject.author} />}
          <time dateTime={subject.createdAt}>{adminDate(subject.createdAt)}</time>
        </small>
      ) : (
        <p>{MODERATION_TEXTS.erased}</p>
      )}
      {subject?.text && (
        <p className={styles.text} dir="auto">
          {subject.text}
        </p>
      )}
      {samePicture.length > 0 && (
        <small>
          {MODERATION_TEXTS.samePicture} {samePicture.map(nameOf).join(', ')}
        </small>
      )}
      <ItemReports item={item} />
      {verdict && (
        <small>
          {VERDICTS[verdict.action]} by {actorText(verdict.by)},{' '}
          <time dateTime={verdict.time}>{adminDate(verdict.time)}</time>: {verdict.reason}
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

const ByAuthor = ({ author }: { author: string }) => (
  <>
    <Link to={`?${new URLSearchParams({ search: author }).toString()}`}>
      <bdi>{author}</bdi>
    </Link>
    ,{' '}
  </>
);

const titleOf = ({ kind, subject }: ModeratedItem): string => {
  if (subject === null) return KIND_LABELS[kind];
  return kind === 'comment' ? `On ${isolated(subject.title)}` : subject.title;
};

/** Why an item waits, and since when: how many have reported it, what for, and in which words. */
function ItemReports({ item: { state, heldFor, reportCount, reports, since } }: { item: ModeratedItem }) {
  if (state !== 'reported' && state !== 'held') return null;
  const worded = reports.filter(({ words }) => words);
  return (
    <>
      <p>
        {heldFor && `${CAUSE_TEXTS[heldFor]}. `}
        {reportCount > 0 && (
          <>
            <strong>{reportCount === 1 ? '1 report' : `${reportCount} reports`}</strong>: {reasonsOf(reports)}.{' '}
          </>
        )}
        <small>
          Since <time dateTime={since}>{adminDate(since)}</time>
        </small>
      </p>
      {worded.length > 0 && (
        <ul>
          {worded.map(({ words, time }, place) => (
            <li key={place}>
              <q dir="auto">{words}</q>{' '}
              <small>
                <time dateTime={time}>{adminDate(time)}</time>
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function reasonsOf(reports: ModeratedItem['reports']): string {
  const counts = new Map<string, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${REASON_LABELS[reason]}${count > 1 ? ` (${count})` : ''}`)
    .join(', ');
}
