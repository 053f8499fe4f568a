import { Button } from '@marcel/kit';
import { eventTitle, valueText } from '../../../shared/events/event-texts';
import { StateTable } from '../../../shared/events/StateTable';
import { useUndo } from '../../../shared/undo/undo-context';
import type { Undoable } from '../../../shared/undo/undoable';
import type { Entry } from '../entry';
import styles from './HistoryTimeline.module.css';
import { UNDO_TEXTS } from '../../../shared/undo/undo-texts';
import { adminDate } from '../../../shared/dates/admin-date';

interface HistoryEntryProps {
  entry: Entry;
  undoable: Undoable | null;
}

/** Who did what, when and from which release, what it changed, and how things stood then. */
export function HistoryEntry({ entry, undoable }: HistoryEntryProps) {
  const undo = useUndo();
  const { type, actor, time, release, notes, changes, state } = entry;
  const title = eventTitle(type);
  return (
    <article className={styles.entry}>
      <h3>{title}</h3>
      <p className={styles.small}>
        {actor.kind}, <time dateTime={time}>{adminDate(time)}</time>
        {release && `, ${release}`}
      </p>
      {notes && <p>{notes}</p>}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              {field}: <del>{valueText(from)}</del> <ins>{valueText(to)}</ins>
            </li>
          ))}
        </ul>
      )}
      {state && (
        <details>
          <summary>State after this</summary>
          <StateTable state={state} />
        </details>
      )}
      {undoable && (
        <Button aria-label={`Undo: ${title}`} onClick={() => undo(undoable)}>
          {UNDO_TEXTS.action}
        </Button>
      )}
    </article>
  );
}
