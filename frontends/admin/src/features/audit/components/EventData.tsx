import type { LoggedEvent } from '@marcel/contracts';
import { Link } from 'react-router-dom';
import { withSignsSeen } from '../../../shared/texts';
import styles from './EventTable.module.css';
import { mascotHistoryPage, pictureHistoryPage, submissionHistoryPage } from '../../../shared/navigation/pages';

interface EventDataProps {
  event: Pick<LoggedEvent, 'position' | 'data' | 'metadata'>;
  hash?: string;
}

export const EventData = ({ event: { position, data, metadata }, hash }: EventDataProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <pre tabIndex={0} className={styles.data}>
    {withSignsSeen(JSON.stringify({ position, hash, data, metadata }, null, 2))}
  </pre>
);

const PAGE_OF = {
  mascot: mascotHistoryPage,
  submission: submissionHistoryPage,
  hug: (id: number) => pictureHistoryPage(`hug-${id}`),
  image: (id: number) => pictureHistoryPage(`gen-${id}`),
} as const;

const NAME_OF = { mascot: 'mascot', submission: 'submission', hug: 'hug or drawing', image: 'image' } as const;

export function TimelineLink({ stream }: { stream: string }) {
  const [, kind, id] = /^(?:moderation-)?(mascot|submission|hug|image)-([1-9]\d*)$/.exec(stream) ?? [];
  if (!isKind(kind)) return null;
  return <Link to={PAGE_OF[kind](Number(id))}>{`Timeline of ${NAME_OF[kind]} ${id}`}</Link>;
}

const isKind = (kind: string | undefined): kind is keyof typeof PAGE_OF => kind !== undefined && kind in PAGE_OF;
