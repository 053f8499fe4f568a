import type { ConsumerStatus } from '@marcel/contracts';
import { classes, Spinner } from '@marcel/kit';
import { Table, Tag, type TableColumnsType } from '@marcel/kit/antd';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { ScrollingTable } from '../../../shared/components/ScrollingTable';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { useConsumers } from '../api/use-system';
import { lagText, PLACES } from '../system-texts';
import room from '../../../shared/components/room.module.css';
import styles from './System.module.css';

/** Read models, automations and other background work. */
export function ConsumersCard() {
  const { data, error, isLoadingError, isRefetchError, dataUpdatedAt, refetch } = useConsumers();
  return (
    <Card title="Background processors">
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && (
        <LoadFailure title="Failed to load the background processors" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isLoadingError && <Spinner label="Loading the background processors..." />}
      {data && (
        <ScrollingTable label="Progress of background processors">
          <Table<ConsumerStatus> rowKey="name" size="small" pagination={false} columns={COLUMNS} dataSource={data} />
        </ScrollingTable>
      )}
    </Card>
  );
}

const COLUMNS: TableColumnsType<ConsumerStatus> = [
  {
    title: 'Name',
    key: 'name',
    rowScope: 'row',
    className: styles.label,
    render: (_, { name, placement, failure, restarts }) => (
      <>
        {name}
        <small>{PLACES[placement]}</small>
        {restarts > 0 && <small>{`Restarted ${restarts} times`}</small>}
        {failure !== null && <small className={styles.failure}>{failure}</small>}
      </>
    ),
  },
  {
    title: 'State',
    key: 'state',
    className: styles.name,
    render: (_, { status, build, ...consumer }) => (
      <>
        <Tag color={status === 'live' ? 'green' : 'orange'}>{status}</Tag>
        {build !== null && <Tag color="blue">{`Build: ${build}`}</Tag>}
        <small>{lagText(consumer)}</small>
      </>
    ),
  },
  {
    title: 'Owner',
    key: 'owner',
    className: classes(styles.name, room.fromMiddle),
    render: (_, { owner }) => owner ?? '–',
  },
];
