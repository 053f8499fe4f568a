import type { FrontendReport, ReleaseReport } from '@marcel/contracts';
import { Table, Tag, type TableColumnsType } from '@marcel/kit/antd';
import { usePage } from '@marcel/kit/programs';
import { adminDate } from '../../../shared/dates/admin-date';
import { actorText } from '../../../shared/events/event-texts';
import { sizeText } from '../../../shared/size-text';
import { actsOnRelease } from '../acts';
import { useReleases } from '../api/use-releases';
import { PROGRAM_TEXTS } from '../program-texts';
import { Acts } from './Acts';
import { PagedCard } from './PagedCard';
import styles from './ReleasesTable.module.css';

/** Everything that was published of a program, newest first, with what can be done with it. */
export function ReleasesTable({ program }: { program: FrontendReport }) {
  const [page, setPage] = usePage('releases');
  const list = useReleases(program.name, page);
  return (
    <PagedCard
      title="Releases"
      waiting="Loading releases..."
      failed={PROGRAM_TEXTS.releasesFailed}
      label="Pages of releases"
      list={list}
      page={page}
      onPage={setPage}
    >
      {(releases) => (
        <Table<ReleaseReport>
          rowKey="release"
          size="small"
          pagination={false}
          aria-busy={list.isFetching}
          columns={columnsFor(program)}
          dataSource={releases}
          locale={{ emptyText: 'No releases on this page' }}
        />
      )}
    </PagedCard>
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
