import { isObject, SUBMISSION_FIELDS } from '@marcel/contracts';
import type { MascotHistory, PictureHistory, SubmissionHistory } from '@marcel/contracts';
import { Alert, Button, Flex, Timeline } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Actions, Card, DefinitionRows, Loaded, Time } from '../../../shared/components/blocks';
import { actorText, differencesOf, eventTitle, fieldsOf, fieldTitle, isGiven, valueText } from '../../../shared/texts';
import { useAuth } from '../../../shared/auth/auth';
import { type Undoable, useUndo } from '../../../shared/undo/undo';
import type { ReadModel } from '../api';
import styles from './HistoryCard.module.css';

export type Entry = MascotHistory[number] | SubmissionHistory[number] | PictureHistory[number];

type Change = SubmissionHistory[number]['changes'][number];

const SUBMITTED: readonly string[] = [...SUBMISSION_FIELDS, 'imageUrl'];

export const changedFields = (changes: readonly Change[]): Change[] =>
  changes
    .flatMap((change) => (change.field === 'payload' ? payloadFields(change) : [change]))
    .filter(({ field }) => SUBMITTED.includes(field));

function payloadFields({ from, to }: Change): Change[] {
  if (!isObject(from) || !isObject(to)) return [];
  return differencesOf(to, from).map(({ field, folded, shown }) => ({
    field,
    from: shown ?? null,
    to: folded ?? null,
  }));
}

interface HistoryEntryProps {
  entry: Entry;
  undoable: Undoable | null;
  isShown: boolean;
  onShow: (() => void) | undefined;
}

function HistoryEntry({ entry, undoable, isShown, onShow }: HistoryEntryProps) {
  const { type, actor, time, release, notes, changes } = entry;
  const undo = useUndo();
  const title = eventTitle(type);
  const shown = changes.some(({ field }) => field === 'payload') ? changedFields(changes) : changes;
  return (
    <Flex vertical gap={4}>
      <h3>{title}</h3>
      <small>
        {actorText(actor)}, <Time at={time} />
        {release && `, ${release}`}
      </small>
      {notes && <p dir="auto">{notes}</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map(({ field, from, to }) => (
            <li key={field}>
              {fieldTitle(field)}: {isGiven(from) && <del dir="auto">{valueText(from)}</del>}{' '}
              {isGiven(to) ? <ins dir="auto">{valueText(to)}</ins> : 'removed'}
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

function ReadModelNote({ state, readModel: { shown, failed } }: { state: object | null; readModel: ReadModel }) {
  const isAuditor = useAuth().adminToken === null;
  if (failed) return <Alert role="status" type="warning" title="The read model could not be loaded." />;
  if (shown === undefined) return null;
  const differences = state && shown ? differencesOf(state, shown) : [];
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
  if ((state === null) === (shown === null))
    return isAuditor && <Alert role="status" type="success" title="Matches the read model." />;
  const title = shown === null ? 'Missing from the read model.' : 'Still in the read model.';
  return <Alert role="alert" type="error" title={title} />;
}

interface StatePaneProps {
  entries: readonly Entry[];
  index: number;
  onIndex: (index: number) => void;
  readModel: ReadModel;
  nothing: string;
}

function StatePane({ entries, index, onIndex, readModel, nothing }: StatePaneProps) {
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
        <p>{nothing}</p>
      ) : (
        <StateTable state={state} changed={new Set(changes.map(({ field }) => field))} />
      )}
    </Flex>
  );
}

interface HistoryCardProps {
  history: UseQueryResult<Entry[]>;
  undoOf?: (entry: Entry) => Undoable | null;
  /** Adds a replay of the states, compared with the read model. */
  readModel?: ReadModel;
  nothing?: string;
  children?: ReactNode;
}

const UNKNOWN: ReadModel = { shown: undefined, failed: false };

export const HistoryCard = ({ history, children, ...props }: HistoryCardProps) => (
  <Card title="History">
    {children}
    <Loaded query={history} what="history">
      {(entries) => <Events entries={entries} isFetching={history.isFetching} {...props} />}
    </Loaded>
  </Card>
);

type EventsProps = Omit<HistoryCardProps, 'history'> & { entries: readonly Entry[]; isFetching: boolean };

function Events({ entries, isFetching, undoOf, readModel, nothing = 'Not in the directory after this.' }: EventsProps) {
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
              undoable={undoOf?.(entry) ?? null}
              isShown={entry === entries[index]}
              onShow={readModel && (() => setPicked(entry.position))}
            />
          ),
        }))}
      />
      {readModel && (
        <StatePane
          entries={entries}
          index={index}
          onIndex={(to) => setPicked(entries[to]?.position ?? null)}
          readModel={isFetching ? UNKNOWN : readModel}
          nothing={nothing}
        />
      )}
    </div>
  );
}

function StateTable({ state, changed }: { state: object; changed: ReadonlySet<string> }) {
  const rows = fieldsOf(state).filter(([field, value]) => isGiven(value) || changed.has(field));
  return (
    <DefinitionRows
      rows={rows.map(([field, value]) =>
        changed.has(field)
          ? [
              `${fieldTitle(field)} (changed)`,
              <mark key={field} dir="auto">
                {isGiven(value) ? valueText(value) : 'removed'}
              </mark>,
            ]
          : [fieldTitle(field), valueText(value)],
      )}
    />
  );
}
