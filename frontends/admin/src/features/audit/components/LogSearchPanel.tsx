import { Button, Spinner, TextField } from '@marcel/kit';
import { useState, type FormEvent } from 'react';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { useLog, type LogSearch } from '../api/use-log';
import { EventList } from './EventList';
import styles from './Audit.module.css';

/** The log, narrowed to a type of event or to a stream. */
export function LogSearchPanel() {
  const [type, setType] = useState('');
  const [stream, setStream] = useState('');
  const [search, setSearch] = useState<LogSearch>({ type, stream });
  const { data: events, error, isFetching, hasNextPage, fetchNextPage, refetch } = useLog(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch({ type: type.trim(), stream: stream.trim() });
  };
  return (
    <div className={styles.panel}>
      <form role="search" className={styles.row} onSubmit={submit}>
        <TextField
          label="Event type"
          placeholder="SubmissionApproved"
          value={type}
          onChange={(event) => setType(event.target.value)}
        />
        <TextField
          label="Stream"
          placeholder="submission-7"
          value={stream}
          onChange={(event) => setStream(event.target.value)}
        />
        <Button type="submit" kind="primary">
          Search Log
        </Button>
      </form>
      {error && <LoadFailure title="Failed to read the log" error={error} onRetry={() => void refetch()} />}
      {events && <EventList events={events} />}
      {isFetching && <Spinner label="Reading the log..." />}
      {hasNextPage && !isFetching && <Button onClick={() => void fetchNextPage()}>Read On</Button>}
    </div>
  );
}
