import { unturned } from '@marcel/contracts';
import { useAuth } from '../../../shared/auth/auth-context';
import { REVIEW_FALLBACKS } from '../../../shared/submissions/submission-texts';
import { restoring, reverting } from '../../../shared/undo/undoable';
import { useMascotHistory } from '../api/use-history';
import { useShownMascot } from '../api/use-read-model';
import { HistoryCard } from './HistoryCard';
import type { Entry } from './HistoryEntry';

export function MascotTimeline({ id }: { id: number }) {
  const history = useMascotHistory(id);
  const mayUndo = useAuth().adminToken !== null;
  const name = history.data?.findLast(({ state }) => state !== null)?.state?.name ?? REVIEW_FALLBACKS.name;
  const undoOf = ({ undo, revision }: Entry) => {
    if (!mayUndo) return null;
    if (undo === 'revert') return reverting(id, name, revision);
    return undo === 'restore' ? restoring(id, name) : null;
  };
  return (
    <HistoryCard history={history} undoOf={undoOf} readModel={useShownMascot(id)}>
      {history.data && (
        <h2>
          <bdi>{unturned(name)}</bdi>
        </h2>
      )}
    </HistoryCard>
  );
}
