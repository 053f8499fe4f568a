import type { AuditEvent } from '@marcel/contracts';
import styles from './Audit.module.css';
import { adminDate } from '../../../shared/dates/admin-date';

/** Events with who, what and when; each opens to its data and hash. */
export const EventList = ({ events }: { events: readonly AuditEvent[] }) => (
  <>
    <p role="status">{events.length} events</p>
    <ol className={styles.events}>
      {events.map(({ position, stream, revision, type, time, actor, data, metadata, hash }) => (
        <li key={position}>
          <details>
            <summary>
              <strong>{type}</strong> {stream} #{revision}, {actor.kind}, <time dateTime={time}>{adminDate(time)}</time>
            </summary>
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, also by keyboard */}
            <pre tabIndex={0}>{JSON.stringify({ position, hash, data, metadata }, null, 2)}</pre>
          </details>
        </li>
      ))}
    </ol>
  </>
);
