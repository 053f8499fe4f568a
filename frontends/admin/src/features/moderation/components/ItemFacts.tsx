import type { ModeratedItem } from '@marcel/contracts';
import { Tag } from '@marcel/kit/antd';
import { isolated } from '@marcel/kit/programs';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Actions } from '../../../shared/components/Actions';
import { adminDate } from '../../../shared/dates/admin-date';
import { actorText } from '../../../shared/events/event-texts';
import { KIND_LABELS, MODERATION_TEXTS, nameOf, STATE_LABELS } from '../moderation-texts';
import { ItemReports } from './ItemReports';
import styles from './QueueItem.module.css';

const COLOURS: Readonly<Record<ModeratedItem['state'], string>> = {
  reported: 'yellow',
  held: 'orange',
  hidden: 'red',
  shown: 'green',
  erased: 'default',
};

/** What an item says and of whom, why it is here, and what was decided. */
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

/** Leads to all that waits of the same author. */
const ByAuthor = ({ author }: { author: string }) => (
  <>
    <Link to={`?${new URLSearchParams({ search: author }).toString()}`}>
      <bdi>{author}</bdi>
    </Link>
    ,{' '}
  </>
);

/** A comment is known by what it is about. */
const titleOf = ({ kind, subject }: ModeratedItem): string => {
  if (subject === null) return KIND_LABELS[kind];
  return kind === 'comment' ? `On ${isolated(subject.title)}` : subject.title;
};
