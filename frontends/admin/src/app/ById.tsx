import { MASCOT_MESSAGES, STUDIO_MESSAGES } from '@marcel/contracts';
import { ErrorDialog } from '@marcel/kit';
import { useParams, Link } from 'react-router-dom';
import {
  AuditedSubmissionTimeline,
  MascotTimeline,
  PictureTimeline,
  RevisionCard,
} from '../features/history/components/timelines';
import { InvalidSubmission, SubmissionReview } from '../features/review/components/SubmissionReview';
import { Actions } from '../shared/components/blocks';
import { mascotHistoryPage, submissionHistoryPage } from '../shared/navigation/pages';
import { decidedOf } from '../shared/submissions/submissions';
import { reopening } from '../shared/undo/undo';
import { useShownSubmission, useSubmissionHistory } from '../features/history/api';
import { HistoryCard } from '../features/history/components/HistoryCard';

function useIdInAddress(): number | null {
  const { id = '' } = useParams();
  return /^[1-9]\d*$/.test(id) ? Number(id) : null;
}

export function SubmissionById() {
  const id = useIdInAddress();
  if (id === null) return <InvalidSubmission />;
  return (
    <SubmissionReview key={id} id={id} revision={<RevisionCard id={id} />} history={<SubmissionTimeline id={id} />} />
  );
}

export function SubmissionHistoryById() {
  const id = useIdInAddress();
  if (id === null) return <InvalidSubmission />;
  return <AuditedSubmissionTimeline key={id} id={id} />;
}

export function MascotById() {
  const id = useIdInAddress();
  if (id === null) return <ErrorDialog title={MASCOT_MESSAGES.notFound} message={MASCOT_MESSAGES.id} />;
  return <MascotTimeline key={id} id={id} />;
}

export function PictureByName() {
  const { id: name = '' } = useParams();
  if (!/^(hug|drawing|gen)-[1-9]\d*$/.test(name))
    return <ErrorDialog title={STUDIO_MESSAGES.pictureUnknown} message={PICTURE_NAMES} />;
  return <PictureTimeline key={name} name={name} />;
}

const PICTURE_NAMES = 'The address names a picture as the gallery does, such as hug-7, drawing-8 or gen-9.';

function SubmissionTimeline({ id }: { id: number }) {
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
