import type { LoggedEvent } from '@marcel/contracts';
import { withSignsSeen } from '../../../shared/events/signs-seen';
import styles from './EventTable.module.css';

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
