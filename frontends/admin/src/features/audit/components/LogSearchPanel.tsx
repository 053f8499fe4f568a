import { Spinner } from '@marcel/kit';
import { Button, Flex, Form, Input } from '@marcel/kit/antd';
import { useSearchParams } from 'react-router-dom';
import { Actions } from '../../../shared/components/Actions';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { useExportLog, useLog, type LogSearch } from '../api/use-log';
import { EventTable } from './EventTable';

/** The log, filtered by event type and stream, as the address says. */
export function LogSearchPanel() {
  const [query, setQuery] = useSearchParams();
  const search: LogSearch = { type: query.get('type') ?? '', stream: query.get('stream') ?? '' };
  const { data: events, error, isFetching, hasNextPage, fetchNextPage, refetch } = useLog(search);
  return (
    <Flex vertical gap="middle">
      <Form<LogSearch>
        name="log"
        role="search"
        layout="vertical"
        initialValues={search}
        onFinish={({ type, stream }) => setQuery(filled({ tab: 'log', type: type.trim(), stream: stream.trim() }))}
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
      {events && <EventTable events={events} />}
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

const filled = (search: LogSearch & { tab: string }) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
