import { isObject, SUBMISSION_FIELDS } from '@marcel/contracts';
import type { MascotHistory, PictureHistory, SubmissionHistory } from '@marcel/contracts';
import { Alert, Button, Flex, Timeline } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Actions, Card, DefinitionRows, Loaded, Time } from '../../../shared/components/blocks';
import {
  actorText,
  diffFields,
  eventTitle,
  flattenFields,
  fieldTitle,
  hasValue,
  valueText,
} from '../../../shared/texts';
import { useAuth } from '../../../shared/auth/auth';
import { type Undoable, useUndo } from '../../../shared/undo/undo';
import type { ReadModel } from '../api';
import styles from './HistoryCard.module.css';

export type HistoryEvent = MascotHistory[number] | SubmissionHistory[number] | PictureHistory[number];

type Change = SubmissionHistory[number]['changes'][number];

const SUBMITTED_FIELDS: readonly string[] = [...SUBMISSION_FIELDS, 'imageUrl'];

export const findSubmittedChanges = (changes: readonly Change[]): Change[] =>
  changes
    .flatMap((change) => (change.field === 'payload' ? payloadFields(change) : [change]))
    .filter(({ field }) => SUBMITTED_FIELDS.includes(field));

function payloadFields({ from, to }: Change): Change[] {
  if (!isObject(from) || !isObject(to)) return [];
  const differences = diffFields(to, from);
  return differences.map(({ field, replayed, shown }) => ({ field, from: shown ?? null, to: replayed ?? null }));
}

interface HistoryEntryProps {
  entry: HistoryEvent;
  undoable: Undoable | null;
  isShown: boolean;
  onShow: (() => void) | undefined;
}

function HistoryEntry({ entry, undoable, isShown, onShow }: HistoryEntryProps) {
  const { type, actor, time, release, notes, changes } = entry;
  const undo = useUndo();
  const title = eventTitle(type);
  const visibleChanges = changes.some(({ field }) => field === 'payload') ? findSubmittedChanges(changes) : changes;
  return (
    <Flex vertical gap={4}>
      <h3>{title}</h3>
      <small>
        {actorText(actor)}, <Time at={time} />
        {release && `, ${release}`}
      </small>
      {notes && <p dir="auto">{notes}</p>}
      {visibleChanges.length > 0 && (
        <ul>
          {visibleChanges.map(({ field, from, to }) => (
            <li key={field}>
              {fieldTitle(field)}: {hasValue(from) && <del dir="auto">{valueText(from)}</del>}{' '}
              {hasValue(to) ? <ins dir="auto">{valueText(to)}</ins> : 'removed'}
            </li>
          ))}
        </ul>
      )}
      <Actions>
        {onShow && (
          <Button size="small" aria-pressed={isShown} onClick={onShow}>
            State after this
          </Button>
        )}
        {undoable && (
          <Button size="small" aria-label={`Undo: ${title}`} onClick={() => undo(undoable)}>
            Undo
          </Button>
        )}
      </Actions>
    </Flex>
  );
}

function ReadModelNote({ state, readModel: { record, hasFailed } }: { state: object | null; readModel: ReadModel }) {
  const isAuditor = useAuth().adminToken === null;
  if (hasFailed) return <Alert role="status" type="warning" title="The read model could not be loaded." />;
  if (record === undefined) return null;
  const differences = state && record ? diffFields(state, record) : [];
  if (differences.length > 0)
    return (
      <Alert
        role="alert"
        type="error"
        title="Differs from the read model."
        description={
          <ul>
            {differences.map(({ field, shown: other }) => (
              <li key={field}>{`${fieldTitle(field)}: ${valueText(other)}`}</li>
            ))}
          </ul>
        }
      />
    );
  if ((state === null) === (record === null))
    return isAuditor && <Alert role="status" type="success" title="Matches the read model." />;
  const title = record === null ? 'Missing from the read model.' : 'Still in the read model.';
  return <Alert role="alert" type="error" title={title} />;
}

interface StatePaneProps {
  entries: readonly HistoryEvent[];
  index: number;
  onIndex: (index: number) => void;
  readModel: ReadModel;
  emptyText: string;
}

function StatePane({ entries, index, onIndex, readModel, emptyText }: StatePaneProps) {
  const pane = useRef<HTMLElement>(null);
  const entry = entries[index];
  if (entry === undefined) return null;
  const { type, state, changes } = entry;
  const title = eventTitle(type);
  const isLast = index === entries.length - 1;
  const show = (to: number) => {
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
      </Actions>
      <p role="status">
        <b>{`State ${index + 1} of ${entries.length}: ${title}`}</b>
      </p>
      {isLast && <ReadModelNote state={state} readModel={readModel} />}
      {state === null ? (
        <p>{emptyText}</p>
      ) : (
        <StateTable state={state} changed={new Set(changes.map(({ field }) => field))} />
      )}
    </Flex>
  );
}

interface HistoryCardProps {
  history: UseQueryResult<HistoryEvent[]>;
  findUndo?: (entry: HistoryEvent) => Undoable | null;
  /** Adds a replay of the states, compared with the read model. */
  readModel?: ReadModel;
  emptyText?: string;
  children?: ReactNode;
}

const UNKNOWN_READ_MODEL: ReadModel = { record: undefined, hasFailed: false };

export const HistoryCard = ({ history, children, ...props }: HistoryCardProps) => (
  <Card title="History">
    {children}
    <Loaded query={history} dataName="history">
      {(entries) => <Events entries={entries} isFetching={history.isFetching} {...props} />}
    </Loaded>
  </Card>
);

type EventsProps = Omit<HistoryCardProps, 'history'> & { entries: readonly HistoryEvent[]; isFetching: boolean };

function Events(props: EventsProps) {
  const { entries, isFetching, findUndo, readModel, emptyText = 'Not in the directory after this.' } = props;
  const [selectedPosition, setSelectedPosition] = useState<string | null>(null);
  const selectedIndex = entries.findIndex(({ position }) => position === selectedPosition);
  const index = selectedIndex === -1 ? entries.length - 1 : selectedIndex;
  return (
    <div className={styles.columns}>
      <Timeline
        items={entries.toReversed().map((entry) => ({
          key: entry.position,
          content: (
            <HistoryEntry
              entry={entry}
              undoable={findUndo?.(entry) ?? null}
              isShown={entry === entries[index]}
              onShow={readModel && (() => setSelectedPosition(entry.position))}
            />
          ),
        }))}
      />
      {readModel && (
        <StatePane
          entries={entries}
          index={index}
          onIndex={(to) => setSelectedPosition(entries[to]?.position ?? null)}
          readModel={isFetching ? UNKNOWN_READ_MODEL : readModel}
          emptyText={emptyText}
        />
      )}
    </div>
  );
}

function StateTable({ state, changed }: { state: object; changed: ReadonlySet<string> }) {
  const rows = flattenFields(state).filter(([field, value]) => hasValue(value) || changed.has(field));
  return (
    <DefinitionRows
      rows={rows.map(([field, value]) =>
        changed.has(field)
          ? [
              `${fieldTitle(field)} (changed)`,
              <mark key={field} dir="auto">
                {hasValue(value) ? valueText(value) : 'removed'}
              </mark>,
            ]
          : [fieldTitle(field), valueText(value)],
      )}
    />
  );
}
