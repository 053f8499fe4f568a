import type { FrontendReport } from '@marcel/contracts';
import { Spinner } from '@marcel/kit';
import { Button, Empty, Flex, Table, type TableColumnsType } from '@marcel/kit/antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { type ProgramAction, useProgramAction, usePrograms } from '../programs';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { ScrollingTable } from '../../../shared/components/ScrollingTable';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { adminDate } from '../../../shared/dates/admin-date';
import { actorText } from '../../../shared/events/event-texts';
import { ProgramDetails } from './ProgramDetails';

const BUILT_IN = 'the build that came with Marcel OS';

function ActionDialog({ action, onClose }: { action: ProgramAction; onClose: () => void }) {
  const {
    program: { name, live },
    release,
  } = action;
  const { mutate, isPending } = useProgramAction(action, onClose);
  const current = live?.release ?? BUILT_IN;
  return (
    <ReasonDialog
      title={release === null ? `Roll back ${name}` : `Deploy ${name} ${release}`}
      explanation={
        <p>
          {release === null
            ? `Visitors get what was live before ${current}, at once.`
            : `Visitors get it at once, instead of ${current}.`}
        </p>
      }
      action={release === null ? 'Roll Back' : 'Deploy'}
      danger={release === null}
      working={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  );
}

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
