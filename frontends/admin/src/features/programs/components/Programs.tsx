import type { FrontendReport } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Button, Empty, Flex, Table, type TableColumnsType } from '@marcel/kit/antd';
import { useState } from 'react';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { ScrollingTable } from '../../../shared/components/ScrollingTable';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { adminDate } from '../../../shared/dates/admin-date';
import { actorText } from '../../../shared/events/event-texts';
import { usePrograms, type ProgramAction } from '../programs';
import { ActionDialog, BUILT_IN } from './ActionDialog';
import { ProgramDetails } from './ProgramDetails';

/** The programs of which something was released, with their releases and their history. */
export function Programs() {
  const { data, isLoadingError, isRefetchError, error, dataUpdatedAt, refetch } = usePrograms();
  const [action, setAction] = useState<ProgramAction | null>(null);
  return (
    <Flex vertical gap="middle">
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && (
        <LoadFailure title="Failed to load the programs" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isLoadingError && <Spinner label="Loading programs..." />}
      {data?.length === 0 && (
        <Empty description="Nothing was released yet">
          <p>Every program is the build that came with Marcel OS.</p>
        </Empty>
      )}
      {data && data.length > 0 && (
        <ScrollingTable label="Released programs">
          <Table<FrontendReport>
            rowKey="name"
            pagination={false}
            columns={columnsFor(setAction)}
            dataSource={data}
            expandable={{
              expandedRowRender: (program) => <ProgramDetails program={program} onAction={setAction} />,
              columnWidth: 48,
            }}
          />
        </ScrollingTable>
      )}
      {action && <ActionDialog action={action} onClose={() => setAction(null)} />}
    </Flex>
  );
}

const columnsFor = (onAction: (action: ProgramAction) => void): TableColumnsType<FrontendReport> => [
  { title: 'Program', dataIndex: 'name', rowScope: 'row' },
  { title: 'Live Release', key: 'live', render: (_, { live }) => live?.release ?? BUILT_IN },
  {
    title: 'Since',
    key: 'since',
    render: (_, { live }) => live && <time dateTime={live.since}>{adminDate(live.since)}</time>,
  },
  { title: 'By', key: 'by', render: (_, { live }) => live && actorText(live.by) },
  { title: 'Reason', key: 'reason', render: (_, { live }) => live?.reason },
  {
    title: 'Actions',
    key: 'actions',
    render: (_, program) =>
      program.live && (
        <Button danger aria-label={`Roll Back: ${program.name}`} onClick={() => onAction({ program, release: null })}>
          Roll Back
        </Button>
      ),
  },
];
