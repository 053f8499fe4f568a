import { countText } from '@marcel/kit/programs';
import type { AuditEvent, VerifyReport } from '@marcel/contracts';
import { classes, Spinner } from '@marcel/kit';
import { Alert, Button, Flex, Form, Input, Table, type TableColumnsType, Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { Actions, DefinitionRows, LoadFailure, Time } from '../../../shared/components/blocks';
import { actorText } from '../../../shared/texts';
import styles from './Audit.module.css';
import hide from '../../../shared/components/hide-below.module.css';
import { type LogSearch, useExportLog, useLog, useVerify } from '../api';
import { query } from '../../../shared/navigation/pages';
import { ActivityPanel, EventDetails } from './ActivityPanel';

function VerifyPanel() {
  const { data: report, error, isPending, mutate } = useVerify();
  return (
    <Flex vertical gap="middle">
      <p>Checks every event against the stored hashes. A long log takes a while.</p>
      <Actions>
        <Button type="primary" disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Verifying...' : 'Verify Log'}
        </Button>
      </Actions>
      {isPending && <Spinner label="Verifying..." />}
      {error && <LoadFailure title="Failed to verify" error={error} onRetry={() => mutate()} />}
      {report && <Report {...report} />}
    </Flex>
  );
}

const Report = ({ problem, events, checkpoints, coveredTo, coveredToTime, uncovered, hash }: VerifyReport) => (
  <>
    {problem && (
      <Alert role="status" type="error" title={`Changed at position ${problem.position}: ${problem.reason}`} />
    )}
    {!problem && coveredTo === null && <Alert role="status" type="warning" title="No hashes are stored yet" />}
    {!problem && coveredTo !== null && <Alert role="status" type="success" title="No changes found" />}
    <DefinitionRows
      rows={[
        [
          'Events',
          `${events.toLocaleString('en')}, ${uncovered.toLocaleString('en')} of them since the last checkpoint`,
        ],
        ['Checkpoints', checkpoints.toLocaleString('en')],
        ['Checked up to', coveredTo === null ? 'Nothing yet' : `Position ${coveredTo}`],
        ['Time of that event', coveredToTime === null ? 'Nothing yet' : <Time at={coveredToTime} />],
        [`Hash of all ${events.toLocaleString('en')} events`, <code>{hash}</code>],
      ]}
    />
  </>
);

const COLUMNS: TableColumnsType<AuditEvent> = [
  {
    title: 'Event',
    key: 'event',
    rowScope: 'row',
    className: styles.event,
    render: (_, { type, stream, revision }) => (
      <>
        {type}
        <small>{`${stream} #${revision}`}</small>
      </>
    ),
  },
  { title: 'By', key: 'actor', className: hide.below560, render: (_, { actor }) => actorText(actor) },
  {
    title: 'Time',
    key: 'time',
    className: classes(styles.time, hide.below560),
    render: (_, { time }) => <Time at={time} />,
  },
];

function LogSearchPanel() {
  const [searchParams, setSearchParams] = useSearchParams();
  const search: LogSearch = { type: searchParams.get('type') ?? '', stream: searchParams.get('stream') ?? '' };
  const { data: events, error, isFetching, hasNextPage, fetchNextPage, refetch } = useLog(search);
  return (
    <Flex vertical gap="middle">
      <Form<LogSearch>
        name="log"
        role="search"
        layout="vertical"
        initialValues={search}
        onFinish={({ type, stream }) =>
          setSearchParams(query({ tab: 'log', type: type.trim(), stream: stream.trim() }))
        }
      >
        <Flex wrap gap="middle" align="end">
          <Form.Item name="type" label="Event type">
            <Input placeholder="SubmissionApproved" />
          </Form.Item>
          <Form.Item name="stream" label="Stream">
            <Input placeholder="submission-7" />
          </Form.Item>
          <Form.Item>
            <Button type="primary" htmlType="submit">
              Search Log
            </Button>
          </Form.Item>
        </Flex>
      </Form>
      {error && <LoadFailure title="Failed to read the log" error={error} onRetry={() => void refetch()} />}
      {events && (
        <>
          <p role="status">{countText(events.length, 'event')}</p>
          <Table<AuditEvent>
            rowKey="position"
            size="small"
            pagination={false}
            columns={COLUMNS}
            dataSource={events}
            expandable={{ expandedRowRender: EventDetails }}
          />
        </>
      )}
      {isFetching && <Spinner label="Reading the log..." />}
      {hasNextPage && !isFetching && (
        <Actions>
          <Button onClick={() => void fetchNextPage()}>Load more</Button>
        </Actions>
      )}
      <ExportLog />
    </Flex>
  );
}

function ExportLog() {
  const { mutate, error, isPending } = useExportLog();
  return (
    <Flex vertical gap="middle">
      <p>The whole log as newline-delimited JSON, one event a line. Personal data stays encrypted.</p>
      <Actions>
        <Button type="primary" disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Exporting...' : 'Export NDJSON'}
        </Button>
      </Actions>
      {error && <LoadFailure title="Failed to export" error={error} onRetry={() => mutate()} />}
    </Flex>
  );
}

const TABS = [
  { key: 'activity', label: 'Activity', children: <ActivityPanel /> },
  { key: 'log', label: 'Log', children: <LogSearchPanel /> },
  { key: 'verify', label: 'Verify', children: <VerifyPanel /> },
];

export function AuditTabs() {
  const [searchParams, setSearchParams] = useSearchParams();
  const requestedTab = TABS.find(({ key }) => key === searchParams.get('tab'))?.key;
  const active = requestedTab ?? (searchParams.has('stream') ? 'log' : 'activity');
  return <Tabs items={TABS} activeKey={active} onChange={(tab) => setSearchParams({ tab }, { replace: true })} />;
}
