import type { FrontendReport, ReleaseReport } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Table, Tag, type TableColumnsType } from '@marcel/kit/antd';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { Pages } from '../../../shared/components/Pages';
import { adminDate } from '../../../shared/dates/admin-date';
import { actorText } from '../../../shared/events/event-texts';
import { actsOnRelease } from '../acts';
import { PAGE_SIZE, useReleases } from '../api/use-releases';
import { PROGRAM_TEXTS, sizeText } from '../program-texts';
import { usePageInAddress } from '../use-page-in-address';
import { Acts } from './Acts';
import styles from './ReleasesTable.module.css';

/** Everything that was published of a program, newest first, with what can be done with it. */
export function ReleasesTable({ program }: { program: FrontendReport }) {
  const [page, setPage] = usePageInAddress('releases');
  const { data, error, isLoadingError, isFetching, refetch } = useReleases(program.name, page);
  return (
    <Card title="Releases">
      {isLoadingError && (
        <LoadFailure title={PROGRAM_TEXTS.releasesFailed} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isLoadingError && <Spinner label="Loading releases..." />}
      {data && (
        <>
          <Table<ReleaseReport>
            rowKey="release"
            size="small"
            pagination={false}
            aria-busy={isFetching}
            columns={columnsFor(program)}
            dataSource={data.items}
            locale={{ emptyText: 'No releases on this page' }}
          />
          <Pages
            label="Pages of releases"
            page={page}
            pageSize={PAGE_SIZE}
            total={data.total ?? data.items.length}
            onPage={setPage}
          />
        </>
      )}
    </Card>
  );
}

const columnsFor = (program: FrontendReport): TableColumnsType<ReleaseReport> => [
  {
    title: 'Release',
    key: 'release',
    rowScope: 'row',
    render: (_, { release, status, publishedAt, publishedBy, bytes, commit }) => (
      <div className={styles.release}>
        {release}
        <small>
          <time dateTime={publishedAt}>{adminDate(publishedAt)}</time>, {actorText(publishedBy)}
          {bytes > 0 && `, ${sizeText(bytes)}`}
          {commit !== null && `, ${commit.slice(0, 10)}`}
        </small>
        <Acts acts={actsOnRelease(program, { release, status })} program={program} on={`${program.name} ${release}`} />
      </div>
    ),
  },
  {
    title: 'State',
    key: 'state',
    width: 1,
    render: (_, release) => <ReleaseState program={program} release={release} />,
  },
];

function ReleaseState({
  program: { live, canary },
  release: { release, status },
}: {
  program: FrontendReport;
  release: ReleaseReport;
}) {
  if (live?.release === release) return <Tag color="green">Live</Tag>;
  if (canary?.release === release) return <Tag color="orange">Canary</Tag>;
  if (status === 'withdrawn') return <Tag color="red">Withdrawn</Tag>;
  return <Tag color="default">{status === 'pruned' ? 'Pruned' : 'Published'}</Tag>;
}
