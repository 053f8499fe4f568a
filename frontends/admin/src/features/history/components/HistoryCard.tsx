import { Alert, Button, Flex, Timeline } from '@marcel/kit/antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Spinner } from '@marcel/kit';
import { eventTitle, fieldTitle, valueText, isGiven } from '../../../shared/events/event-texts';
import { differencesOf, fieldsOf } from '../../../shared/events/state-fields';
import type { ReadModel } from '../read-model';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { Actions } from '../../../shared/components/Actions';
import { type Entry, HistoryEntry } from './HistoryEntry';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import type { Undoable } from '../../../shared/undo/undoable';
import styles from './HistoryCard.module.css';
import { DefinitionRows } from '../../../shared/components/DefinitionRows';

function ReadModelNote({ state, readModel: { shown, failed } }: { state: object | null; readModel: ReadModel }) {
  if (failed) return <Alert role="status" type="warning" title="The read model could not be read." />;
  if (shown === undefined) return null;
  if (shown === null || state === null) {
    return shown === state ? <Same /> : <Alert role="alert" type="error" title={onlyOne(shown)} />;
  }
  const differences = differencesOf(state, shown);
  if (differences.length === 0) return <Same />;
  return (
    <Alert
      role="alert"
      type="error"
      title="The read model shows something else."
      description={
        <ul>
          {differences.map(({ field, shown: other }) => (
            <li key={field}>{`${fieldTitle(field)}: ${valueText(other)}`}</li>
          ))}
        </ul>
      }
    />
  );
}

const Same = () => <Alert role="status" type="success" title="The read model shows the same." />;

const onlyOne = (shown: object | null): string =>
  shown === null ? 'The read model does not show it.' : 'The read model shows it all the same.';

interface StatePaneProps {
  entries: readonly Entry[];
  index: number;
  onIndex: (index: number) => void;
  readModel: ReadModel;
  nothing: string;
}

function StatePane({ entries, index, onIndex, readModel, nothing }: StatePaneProps) {
  const pane = useRef<HTMLElement>(null);
  const { isPlaying, play, stop } = usePlay(index, entries.length - 1, onIndex);
  const entry = entries[index];
  if (entry === undefined) return null;
  const { type, state, changes } = entry;
  const title = eventTitle(type);
  const isLast = index === entries.length - 1;
  const show = (to: number) => {
    stop();
    // The button that was pressed can be pressed no more.
    if (to === 0 || to === entries.length - 1) pane.current?.focus();
    onIndex(to);
  };
  return (
    <Flex ref={pane} tabIndex={-1} vertical gap="small" role="region" aria-label={`State after: ${title}`}>
      <Actions>
        <Button size="small" disabled={index === 0} onClick={() => show(index - 1)}>
          Earlier
        </Button>
        <Button size="small" disabled={isLast} onClick={() => show(index + 1)}>
          Later
        </Button>
        <Button size="small" disabled={entries.length < 2} onClick={isPlaying ? stop : play}>
          {isPlaying ? 'Stop' : 'Play'}
        </Button>
      </Actions>
      <p role="status">
        <b>{`State ${index + 1} of ${entries.length}: ${title}`}</b>
      </p>
      {isLast && <ReadModelNote state={state} readModel={readModel} />}
      {state === null ? (
        <p>{nothing}</p>
      ) : (
        <StateTable state={state} changed={new Set(changes.map(({ field }) => field))} />
      )}
    </Flex>
  );
}

/** Shows one state after the other by itself, from the first again where the last is shown, until it is stopped or at the end. */
function usePlay(index: number, last: number, onIndex: (index: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const isGoing = isPlaying && index < last;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => {
      onIndex(index + 1);
      if (index + 1 === last) setPlaying(false);
    }, ADMIN_TIMES_MS.playStep);
    return () => clearTimeout(timer);
  });
  return {
    isPlaying: isGoing,
    play: () => {
      if (index === last) onIndex(0);
      setPlaying(true);
    },
    stop: () => setPlaying(false),
  };
}

interface HistoryCardProps {
  history: { data: readonly Entry[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  undoOf: (entry: Entry) => Undoable | null;
  readModel: ReadModel;
  nothing?: string;
  children?: ReactNode;
}

const UNKNOWN: ReadModel = { shown: undefined, failed: false };

export const HistoryCard = ({
  history: { data, error, isFetching, refetch },
  children,
  readModel,
  ...told
}: HistoryCardProps) => (
  <Card title="History">
    {children}
    {data === undefined && !error && <Spinner label="Loading history..." />}
    {data === undefined && error && (
      <LoadFailure title="Failed to load history" error={error} onRetry={() => void refetch()} />
    )}
    {data && <Played entries={data} readModel={isFetching ? UNKNOWN : readModel} {...told} />}
  </Card>
);

type PlayedProps = Pick<HistoryCardProps, 'undoOf' | 'readModel' | 'nothing'> & { entries: readonly Entry[] };

function Played({ entries, undoOf, readModel, nothing = 'It is not in the directory after this.' }: PlayedProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const found = entries.findIndex(({ position }) => position === picked);
  const index = found === -1 ? entries.length - 1 : found;
  return (
    <div className={styles.split}>
      <Timeline
        items={entries.toReversed().map((entry) => ({
          key: entry.position,
          content: (
            <HistoryEntry
              entry={entry}
              undoable={undoOf(entry)}
              isShown={entry === entries[index]}
              onShow={() => setPicked(entry.position)}
            />
          ),
        }))}
      />
      <StatePane
        entries={entries}
        index={index}
        onIndex={(to) => setPicked(entries[to]?.position ?? null)}
        readModel={readModel}
        nothing={nothing}
      />
    </div>
  );
}

function StateTable({ state, changed = new Set() }: { state: object; changed?: ReadonlySet<string> }) {
  const rows = fieldsOf(state).filter(([field, value]) => isGiven(value) || changed.has(field));
  return (
    <DefinitionRows
      rows={rows.map(([field, value]) =>
        changed.has(field)
          ? [
              `${fieldTitle(field)} (changed)`,
              <mark key={field} dir="auto">
                {isGiven(value) ? valueText(value) : 'taken away'}
              </mark>,
            ]
          : [fieldTitle(field), valueText(value)],
      )}
    />
  );
}
