import type { FrontendReport, ReleaseHistory, ReleaseReport } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Button, Flex, Table, Tag, type TableColumnsType } from '@marcel/kit/antd';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Actions } from '../../../shared/components/Actions';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { adminDate } from '../../../shared/dates/admin-date';
import { actorText, eventTitle } from '../../../shared/events/event-texts';
import { sizeText } from '../../../shared/size-text';
import { usePreviewLink, useReleaseHistory, useReleases, type ProgramAction } from '../programs';

interface ProgramDetailsProps {
  program: FrontendReport;
  onAction: (action: ProgramAction) => void;
}

export function ProgramDetails({ program, onAction }: ProgramDetailsProps) {
  return (
    <Flex vertical gap="middle">
      <Loaded what="releases" query={useReleases(program.name)}>
        {(releases) => (
          <Table<ReleaseReport>
            rowKey="release"
            size="small"
            pagination={false}
            columns={releaseColumns(program, onAction)}
            dataSource={releases}
          />
        )}
      </Loaded>
      <Loaded what="history" query={useReleaseHistory(program.name)}>
        {(history) => (
          <Table<ReleaseHistory[number]>
            rowKey="revision"
            size="small"
            pagination={false}
            columns={HISTORY_COLUMNS}
            dataSource={history}
          />
        )}
      </Loaded>
    </Flex>
  );
}

interface LoadedProps<Data> {
  what: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

function Loaded<Data>({ what, query: { data, isLoadingError, error, refetch }, children }: LoadedProps<Data>) {
  if (isLoadingError)
    return <LoadFailure title={`Failed to load the ${what}`} error={error} onRetry={() => void refetch()} />;
  return data === undefined ? <Spinner label={`Loading ${what}...`} /> : children(data);
}

const releaseColumns = (
  program: FrontendReport,
  onAction: ProgramDetailsProps['onAction'],
): TableColumnsType<ReleaseReport> => [
  {
    title: 'Release',
    key: 'release',
    rowScope: 'row',
    render: (_, { release }) => (
      <>
        {release} {program.live?.release === release && <Tag color="green">Live</Tag>}
      </>
    ),
  },
  {
    title: 'Published',
    key: 'published',
    render: (_, { publishedAt, publishedBy, bytes }) => (
      <>
        <time dateTime={publishedAt}>{adminDate(publishedAt)}</time>, {actorText(publishedBy)}
        {bytes > 0 && `, ${sizeText(bytes)}`}
      </>
    ),
  },
  {
    title: 'Actions',
    key: 'actions',
    render: (_, { release }) => (
      <Actions>
        {program.live?.release !== release && (
          <Button aria-label={`Deploy: ${release}`} onClick={() => onAction({ program, release })}>
            Deploy
          </Button>
        )}
        <Preview frontend={program.name} release={release} />
      </Actions>
    ),
  },
];

function Preview({ frontend, release }: { frontend: string; release: string }) {
  const { data, mutate, isPending } = usePreviewLink(frontend, release);
  if (data)
    return (
      <a href={data.url} target="_blank" rel="noopener noreferrer">
        Preview until {adminDate(data.expiresAt)}
      </a>
    );
  return (
    <Button aria-label={`Preview: ${release}`} disabled={isPending} onClick={() => mutate()}>
      Preview
    </Button>
  );
}

const HISTORY_COLUMNS: TableColumnsType<ReleaseHistory[number]> = [
  { title: 'Time', key: 'time', render: (_, { time }) => <time dateTime={time}>{adminDate(time)}</time> },
  { title: 'Event', key: 'type', render: (_, { type }) => eventTitle(type) },
  { title: 'Release', dataIndex: 'release' },
  { title: 'By', key: 'by', render: (_, { by }) => actorText(by) },
  { title: 'Reason', dataIndex: 'reason' },
];
