import { Link } from 'react-router-dom';
import { Actions } from '../../../shared/components/Actions';
import { mascotHistoryPage, submissionHistoryPage } from '../../../shared/navigation/pages';
import { decidedOf } from '../../../shared/submissions/decided';
import { reopening } from '../../../shared/undo/undoable';
import { useSubmissionHistory } from '../api/use-history';
import { useShownSubmission } from '../api/use-read-model';
import { HistoryCard } from './HistoryCard';

export function SubmissionTimeline({ id }: { id: number }) {
  const history = useSubmissionHistory(id);
  const state = history.data?.at(-1)?.state;
  return (
    <HistoryCard
      history={history}
      undoOf={({ undo }) => (undo === 'reopen' && state ? reopening(decidedOf(state)) : null)}
      readModel={useShownSubmission(id)}
    >
      <Actions>
        <Link to={submissionHistoryPage(id)}>As auditors see it</Link>
        {state?.mascotId && <Link to={mascotHistoryPage(state.mascotId)}>History of the mascot</Link>}
      </Actions>
    </HistoryCard>
  );
}
