import type { ProjectionDigest, ProjectionDigestRun } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Button, Table, type TableColumnsType } from '@marcel/kit/antd';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { adminDate } from '../../../shared/dates/admin-date';
import { useComputeDigest } from '../api/use-operate';
import { useDigests } from '../api/use-system';
import styles from './System.module.css';

/** What each read model holds, in a few digits that can be compared with those of another node or build. */
export function DigestsCard({ mayOperate }: { mayOperate: boolean }) {
  const { data, error, isLoadingError, isRefetchError, dataUpdatedAt, refetch } = useDigests();
  return (
    <Card title="Digests of read models">
      <p>Two nodes or builds that stand at the same position hold the same where their digests are equal.</p>
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && (
        <LoadFailure title="Failed to look at the digests" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isLoadingError && <Spinner label="Looking at the digests..." />}
      {data && (
        <Table<ProjectionDigestRun>
          rowKey="name"
          size="small"
          tableLayout="fixed"
          pagination={false}
          columns={columnsOf(mayOperate)}
          dataSource={data}
        />
      )}
    </Card>
  );
}

const columnsOf = (mayOperate: boolean): TableColumnsType<ProjectionDigestRun> => [
  { title: 'Read model', key: 'name', rowScope: 'row', className: styles.label, dataIndex: 'name' },
  {
    title: 'Digest',
    key: 'digest',
    className: styles.name,
    render: (_, { name, run }) => (
      <div className={styles.acts}>
        <div>
          <Told run={run} />
        </div>
        {mayOperate && <ComputeButton name={name} isRunning={run.status === 'running'} />}
      </div>
    ),
  },
];

function Told({ run: { status, step, done, endedAt, failure, result } }: Pick<ProjectionDigestRun, 'run'>) {
  if (status === 'none') return <small>Never computed</small>;
  if (status === 'running')
    return (
      <small role="status">{`Computing${step === null ? '' : `: ${step}, ${done.toLocaleString('en')}`}...`}</small>
    );
  if (result === null) return <small className={styles.failure}>{failure ?? 'Interrupted'}</small>;
  return (
    <>
      <Digits result={result} />
      {endedAt !== null && (
        <small>
          Computed <time dateTime={endedAt}>{adminDate(endedAt)}</time>
        </small>
      )}
    </>
  );
}

const Digits = ({ result: { collections, version, position, isOfOneMoment } }: { result: ProjectionDigest }) => (
  <>
    {collections.map(({ name, digest }) => (
      <div key={name} className={styles.digits}>
        {collections.length > 1 && `${name}: `}
        <code>{digest}</code>
      </div>
    ))}
    <small>{`Version ${version}, at ${position === null ? 'the beginning of the log' : `position ${position}`}`}</small>
    {!isOfOneMoment && <small className={styles.failure}>It changed meanwhile: to be compared with nothing</small>}
  </>
);

function ComputeButton({ name, isRunning }: { name: string; isRunning: boolean }) {
  const { mutate, isPending } = useComputeDigest(name);
  return (
    <Button
      size="small"
      disabled={isPending || isRunning}
      aria-label={`Compute digest of ${name}`}
      className={styles.wrapping}
      onClick={() => mutate(undefined)}
    >
      Compute digest
    </Button>
  );
}
