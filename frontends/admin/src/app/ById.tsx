import { MASCOT_MESSAGES } from '@marcel/contracts';
import { ErrorDialog } from '@marcel/kit';
import { useParams } from 'react-router-dom';
import { AuditedSubmissionTimeline } from '../features/history/components/AuditedSubmissionTimeline';
import { MascotTimeline } from '../features/history/components/MascotTimeline';
import { RevisionCard } from '../features/history/components/RevisionCard';
import { SubmissionTimeline } from '../features/history/components/SubmissionTimeline';
import { SubmissionReview } from '../features/review/components/SubmissionReview';
import { InvalidSubmission } from '../features/review/components/SubmissionUnavailable';

/** The number in the page's address; null when it is none. */
function useIdInAddress(): number | null {
  const { id = '' } = useParams();
  return /^[1-9]\d*$/.test(id) ? Number(id) : null;
}

/** The submission that the address names, and its history. */
export function SubmissionById() {
  const id = useIdInAddress();
  if (id === null) return <InvalidSubmission />;
  return (
    <SubmissionReview key={id} id={id} revision={<RevisionCard id={id} />} history={<SubmissionTimeline id={id} />} />
  );
}

/** The history of the submission that the address names, to look on. */
export function SubmissionHistoryById() {
  const id = useIdInAddress();
  if (id === null) return <InvalidSubmission />;
  return <AuditedSubmissionTimeline key={id} id={id} />;
}

/** The history of the mascot that the address names. */
export function MascotById() {
  const id = useIdInAddress();
  if (id === null) return <ErrorDialog title={MASCOT_MESSAGES.notFound} message={MASCOT_MESSAGES.id} />;
  return <MascotTimeline key={id} id={id} />;
}
