import type { MascotHistory, PictureHistory, SubmissionHistory } from '@marcel/contracts';
import { Button, Flex } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { adminDate } from '../../../shared/dates/admin-date';
import { actorText, eventTitle, fieldTitle, isGiven, valueText } from '../../../shared/events/event-texts';
import { useUndo } from '../../../shared/undo/undo-context';
import { UNDO_TEXTS } from '../../../shared/undo/undo-texts';
import type { Undoable } from '../../../shared/undo/undoable';
import { changedFields } from '../changed-fields';

export type Entry = MascotHistory[number] | SubmissionHistory[number] | PictureHistory[number];

interface HistoryEntryProps {
  entry: Entry;
  undoable: Undoable | null;
  isShown: boolean;
  onShow: () => void;
}

export function HistoryEntry({ entry, undoable, isShown, onShow }: HistoryEntryProps) {
  const { type, actor, time, release, notes, changes } = entry;
  const title = eventTitle(type);
  const told = changes.some(({ field }) => field === 'payload') ? changedFields(changes) : changes;
  return (
    <Flex vertical gap={4}>
      <h3>{title}</h3>
      <small>
        {actorText(actor)}, <time dateTime={time}>{adminDate(time)}</time>
        {release && `, ${release}`}
      </small>
      {notes && <p dir="auto">{notes}</p>}
      {told.length > 0 && (
        <ul>
          {told.map(({ field, from, to }) => (
            <li key={field}>
              {fieldTitle(field)}: {isGiven(from) && <del dir="auto">{valueText(from)}</del>}{' '}
              {isGiven(to) ? <ins dir="auto">{valueText(to)}</ins> : 'taken away'}
            </li>
          ))}
        </ul>
      )}
      <Actions>
        <Button size="small" aria-pressed={isShown} onClick={onShow}>
          State after this
        </Button>
        {undoable && <UndoButton undoable={undoable} title={title} />}
      </Actions>
    </Flex>
  );
}

function UndoButton({ undoable, title }: { undoable: Undoable; title: string }) {
  const undo = useUndo();
  return (
    <Button size="small" aria-label={`Undo: ${title}`} onClick={() => undo(undoable)}>
      {UNDO_TEXTS.action}
    </Button>
  );
}
