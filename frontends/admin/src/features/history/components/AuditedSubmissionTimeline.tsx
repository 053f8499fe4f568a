import { Alert } from '@marcel/kit/antd';
import { isolated } from '@marcel/kit/programs';
import { Link } from 'react-router-dom';
import { useAuth } from '../../../shared/auth/auth-context';
import { Actions } from '../../../shared/components/Actions';
import { adminDate } from '../../../shared/dates/admin-date';
import { mascotHistoryPage, submissionPage } from '../../../shared/navigation/pages';
import { REVIEW_FALLBACKS } from '../../../shared/submissions/submission-texts';
import { useAuditedSubmissionHistory } from '../api/use-history';
import { useAuditedSubmission } from '../api/use-read-model';
import { HistoryCard } from './HistoryCard';

export function AuditedSubmissionTimeline({ id }: { id: number }) {
  const history = useAuditedSubmissionHistory(id);
  const isAdmin = useAuth().adminToken !== null;
  const state = history.data?.at(-1)?.state;
  return (
    <HistoryCard history={history} undoOf={() => null} readModel={useAuditedSubmission(id)}>
      {history.data && <h2>{`Submission ${id}: ${isolated(state?.payload.name ?? REVIEW_FALLBACKS.name)}`}</h2>}
      {state?.erasedAt && <Erased at={state.erasedAt} />}
      <Actions>
        {state?.mascotId && <Link to={mascotHistoryPage(state.mascotId)}>History of the mascot</Link>}
        {isAdmin && <Link to={submissionPage(id)}>Review of the submission</Link>}
      </Actions>
    </HistoryCard>
  );
}

const Erased = ({ at }: { at: string }) => (
  <Alert
    role="note"
    type="info"
    title={
      <>
        The submitter was erased on <time dateTime={at}>{adminDate(at)}</time>.
      </>
    }
    description="Nobody can read their e-mail address, profile link or status page any more."
  />
);
