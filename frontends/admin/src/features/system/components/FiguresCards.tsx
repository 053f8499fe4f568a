import type { SystemReport } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/components/Card';
import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { StatTiles } from '../../../shared/components/StatTiles';
import { adminDate } from '../../../shared/dates/admin-date';
import { eventTitle } from '../../../shared/events/event-texts';
import { useSystemReport } from '../api/use-system';
import { sizeText } from '../../../shared/size-text';
import { rateText, storeText } from '../system-texts';
import styles from './System.module.css';

/** What the node that answers has measured; `children` stand between what is most and what is least urgent. */
export function FiguresCards({ children }: { children: ReactNode }) {
  const { data, error, isLoadingError, isRefetchError, dataUpdatedAt, refetch } = useSystemReport();
  return (
    <>
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && (
        <LoadFailure title="Failed to look at the system" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isLoadingError && <Spinner label="Looking at the system..." />}
      {data && <Tiles report={data} />}
      {children}
      {data && <Details report={data} />}
    </>
  );
}

const Tiles = ({ report: { failures, generations, pictures } }: { report: SystemReport }) => (
  <StatTiles
    label="The system at a glance"
    stats={[
      { label: 'Failed answers', value: failures.length, tone: failures.length === 0 ? 'green' : 'red' },
      { label: 'Pictures waiting', value: generations.waiting, tone: 'yellow' },
      { label: 'Pictures in hand', value: generations.working },
      { label: 'Free for pictures', value: sizeText(pictures.freeBytes), tone: 'green' },
    ]}
  />
);

const Details = ({ report }: { report: SystemReport }) => (
  <div className={styles.grid}>
    <Card title="This node">
      <DefinitionRows
        rows={[
          ['Version', report.version],
          ['Commit', report.commit ?? 'Not named'],
          ['Runs since', adminDate(report.startedAt)],
        ]}
      />
    </Card>
    <Card title="What is kept, and its size">
      <DefinitionRows
        rows={[
          ...report.stores.map(({ name, bytes }) => [storeText(name), <Size key={name} bytes={bytes} />] as const),
          ['Pictures', <Size key="pictures" bytes={report.pictures.bytes} />],
        ]}
      />
      {report.stores.length === 0 && (
        <p>The log and the read models are on servers, which tell their sizes themselves.</p>
      )}
    </Card>
    <Card title="Events since its start">
      <Counted
        none="None so far."
        rows={report.events.map(({ type, count, perMinute }) => [eventTitle(type), count, rateText(perMinute)])}
      />
    </Card>
    <Card title="Calls of providers since its start">
      <Counted
        none="None so far."
        rows={report.providers.map(({ provider, call, outcome, count }) => [`${provider}, ${call}: ${outcome}`, count])}
      />
    </Card>
    <Card title="Failed answers, the newest first">
      {report.failures.length === 0 ? (
        <p>None since its start.</p>
      ) : (
        <ol className={styles.list}>
          {report.failures.map(({ time, method, route, status, requestId }) => (
            <li key={requestId}>
              <b>{`${status} ${method} ${route}`}</b>
              <div>
                <time dateTime={time}>{adminDate(time)}</time>, request <code>{requestId}</code>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  </div>
);

const Size = ({ bytes }: { bytes: number | null }) => <span className={styles.size}>{sizeText(bytes)}</span>;

const Counted = ({ rows, none }: { rows: readonly (readonly [string, number, string?])[]; none: string }) =>
  rows.length === 0 ? (
    <p>{none}</p>
  ) : (
    <DefinitionRows rows={rows.map(([label, count, further = '']) => [label, count.toLocaleString('en') + further])} />
  );
