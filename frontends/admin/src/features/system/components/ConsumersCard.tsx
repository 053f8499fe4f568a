import type { ConsumerStatus } from '@marcel/contracts';
import { classes, Spinner } from '@marcel/kit';
import { Button, Table, Tag, type TableColumnsType } from '@marcel/kit/antd';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { useRebuild } from '../api/use-operate';
import { useConsumers, useRebuildProgress } from '../api/use-system';
import { lagText, PLACES, rebuildText } from '../system-texts';
import room from '../../../shared/components/room.module.css';
import styles from './System.module.css';

/** Everything that follows the log: read models, automations, and other work. */
export function ConsumersCard({ mayOperate }: { mayOperate: boolean }) {
  const { data, error, isLoadingError, isRefetchError, dataUpdatedAt, refetch } = useConsumers();
  return (
    <Card title="Consumers of the log">
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && (
        <LoadFailure title="Failed to look at the consumers" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isLoadingError && <Spinner label="Looking at the consumers..." />}
      {data && (
        <Table<ConsumerStatus>
          rowKey="name"
          size="small"
          pagination={false}
          columns={columnsOf(mayOperate)}
          dataSource={data}
        />
      )}
    </Card>
  );
}

const columnsOf = (mayOperate: boolean): TableColumnsType<ConsumerStatus> => [
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
    render: (_, { name, placement, status, build, ...consumer }) => (
      <div className={styles.acts}>
        <div>
          <Tag color={status === 'live' ? 'green' : 'orange'}>{status}</Tag>
          {build !== null && <Tag color="blue">{`Build: ${build}`}</Tag>}
          <small>{lagText(consumer)}</small>
        </div>
        {mayOperate && placement === 'projector' && (
          <div>
            <RebuildButton name={name} />
          </div>
        )}
      </div>
    ),
  },
  {
    title: 'Owner',
    key: 'owner',
    className: classes(styles.name, room.fromMiddle),
    render: (_, { owner }) => owner ?? '–',
  },
];

function RebuildButton({ name }: { name: string }) {
  const { mutate, isPending, isSuccess } = useRebuild(name);
  const { data } = useRebuildProgress(name, isSuccess);
  const told = data && rebuildText(data);
  return (
    <>
      <Button size="small" disabled={isPending} aria-label={`Rebuild ${name}`} onClick={() => mutate(undefined)}>
        Rebuild
      </Button>
      {told && <small role="status">{told}</small>}
    </>
  );
}
