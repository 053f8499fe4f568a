import type { FrontendReport, ReleaseReport } from '@marcel/contracts';
import { Button, Empty, Flex, Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Actions, Loaded, ScrollingTable, StaleNotice, Time } from '../../../shared/components/blocks';
import { activityPage } from '../../../shared/navigation/pages';
import { actorText, adminDate, sizeText } from '../../../shared/texts';
import { usePreviewLink, useProgramAction, usePrograms, useReleases } from '../api';
import type { ProgramAction } from '../api';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';

type OnAction = (action: ProgramAction) => void;

function ProgramDetails({ program, onAction }: { program: FrontendReport; onAction: OnAction }) {
  return (
    <Flex vertical gap="middle">
      <Loaded query={useReleases(program.name)} dataName="releases">
        {(releases) => (
          <Table<ReleaseReport>
            rowKey="release"
            size="small"
            pagination={false}
            columns={createReleaseColumns(program, onAction)}
            dataSource={releases}
          />
        )}
      </Loaded>
      <Link to={activityPage(`frontend-${program.name}`)}>{`History of ${program.name}`}</Link>
    </Flex>
  );
}

const createReleaseColumns = (program: FrontendReport, onAction: OnAction): TableColumnsType<ReleaseReport> => [
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
        <Time at={publishedAt} />, {actorText(publishedBy)}
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

const BUILT_IN = 'Built-in version';

function ActionDialog({ action, onClose }: { action: ProgramAction; onClose: () => void }) {
  const { program, release } = action;
  const { mutate, isPending } = useProgramAction(action, onClose);
  const current = program.live?.release ?? BUILT_IN;
  return (
    <ReasonDialog
      title={release === null ? `Roll back ${program.name}` : `Deploy ${program.name} ${release}`}
      explanation={
        <p>
          {release === null
            ? `Visitors will get the release before ${current} at once.`
            : `Visitors will get it at once, instead of ${current}.`}
        </p>
      }
      action={release === null ? 'Roll Back' : 'Deploy'}
      danger={release === null}
      isWorking={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  );
}

export function Programs() {
  const programs = usePrograms();
  const [action, setAction] = useState<ProgramAction | null>(null);
  return (
    <Flex vertical gap="middle">
      <StaleNotice query={programs} />
      <Loaded query={programs} dataName="programs">
        {(data) =>
          data.length === 0 ? (
            <Empty description="No releases yet">
              <p>Built-in versions are in use.</p>
            </Empty>
          ) : (
            <ScrollingTable label="Released programs">
              <Table<FrontendReport>
                rowKey="name"
                pagination={false}
                columns={createColumns(setAction)}
                dataSource={data}
                expandable={{
                  expandedRowRender: (program) => <ProgramDetails program={program} onAction={setAction} />,
                  columnWidth: 48,
                }}
              />
            </ScrollingTable>
          )
        }
      </Loaded>
      {action && <ActionDialog action={action} onClose={() => setAction(null)} />}
    </Flex>
  );
}

const createColumns = (onAction: OnAction): TableColumnsType<FrontendReport> => [
  { title: 'Program', dataIndex: 'name', rowScope: 'row' },
  { title: 'Live Release', key: 'live', render: (_, { live }) => live?.release ?? BUILT_IN },
  { title: 'Since', key: 'since', render: (_, { live }) => live && <Time at={live.since} /> },
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
