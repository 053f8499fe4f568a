import type { LeaseReport, NodeLease } from '@marcel/contracts';
import { classes, Spinner } from '@marcel/kit';
import { Table, Tag, type TableColumnsType } from '@marcel/kit/antd';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { adminSecond } from '../../../shared/dates/admin-date';
import { useLeases } from '../api/use-system';
import { PLACES } from '../system-texts';
import room from '../../../shared/components/room.module.css';
import styles from './System.module.css';

/** Which node does what, and until when that is its own. */
export function LeasesCard() {
  const { data, error, isLoadingError, isRefetchError, dataUpdatedAt, refetch } = useLeases();
  return (
    <Card title="Leases of nodes">
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && (
        <LoadFailure title="Failed to look at the leases" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isLoadingError && <Spinner label="Looking at the leases..." />}
      {data && <Held report={data} />}
    </Card>
  );
}

function Held({ report: { node, isShared, leases } }: { report: LeaseReport }) {
  if (!isShared)
    return (
      <p className={styles.name}>
        <code>{node}</code> is the only node: it does everything, and needs no leases.
      </p>
    );
  return (
    <>
      <p className={styles.name}>
        As <code>{node}</code> sees it, which answers.
      </p>
      <Table<NodeLease> rowKey="name" size="small" pagination={false} columns={columnsOf(node)} dataSource={leases} />
    </>
  );
}

const columnsOf = (here: string): TableColumnsType<NodeLease> => [
  {
    title: 'Lease',
    key: 'name',
    rowScope: 'row',
    className: styles.label,
    render: (_, { name, role }) => (
      <>
        {name}
        <small>{PLACES[role]}</small>
      </>
    ),
  },
  {
    title: 'Node',
    key: 'node',
    className: styles.name,
    render: (_, { node, status, renewedAt, until }) => (
      <>
        <Tag color={status === 'live' ? 'green' : 'orange'}>{status}</Tag>
        <small>{node === null ? 'Nobody' : `${node}${node === here ? ' (this one)' : ''}`}</small>
        {renewedAt !== null && until !== null && (
          <small>
            Renewed <time dateTime={renewedAt}>{adminSecond(renewedAt)}</time>, until{' '}
            <time dateTime={until}>{adminSecond(until)}</time>
          </small>
        )}
      </>
    ),
  },
  { title: 'Term', key: 'term', className: classes(styles.name, room.fromSmall), dataIndex: 'term' },
];
