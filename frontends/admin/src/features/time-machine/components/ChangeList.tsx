import type { MascotDifference, MascotDifferenceKind, PastFieldChange } from '@marcel/contracts';
import { fieldTitle, isGiven, valueText } from '../../../shared/events/event-texts';
import { TIME_TEXTS } from '../time-texts';
import styles from './TimeMachine.module.css';

interface ChangeListProps {
  difference: MascotDifference;
  kind: MascotDifferenceKind;
}

/** Field by field what became of a mascot, and how it was liked. */
export const ChangeList = ({ difference: { changes, likes }, kind }: ChangeListProps) => (
  <ul className={styles.changes}>
    {kind === 'came' && <li>{TIME_TEXTS.came}</li>}
    {kind === 'went' && <li>{TIME_TEXTS.went}</li>}
    {kind === 'changed' && changes.length === 0 && <li>{TIME_TEXTS.same}</li>}
    {changes.map((change) => (
      <li key={change.field}>
        {fieldTitle(change.field)}: <Values {...change} />
      </li>
    ))}
    {likes !== 0 && <li>{TIME_TEXTS.likes(likes)}</li>}
  </ul>
);

function Values(change: PastFieldChange) {
  if (!('from' in change)) return TIME_TEXTS.otherWords;
  const { from, to } = change;
  return (
    <>
      {isGiven(from) && <del dir="auto">{valueText(from)}</del>}{' '}
      {isGiven(to) ? <ins dir="auto">{valueText(to)}</ins> : 'taken away'}
    </>
  );
}
