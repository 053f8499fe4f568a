import { useParams } from 'react-router-dom';
import { SubmissionTimeline } from '../../features/history/components/SubmissionTimeline';
import { InvalidSubmission } from '../../features/review/components/InvalidSubmission';
import { SubmissionReview } from '../../features/review/components/SubmissionReview';
import { AdminWindow } from '../AdminWindow';

export function ReviewPage() {
  const { id: given = '' } = useParams();
  const id = /^[1-9]\d*$/.test(given) ? Number(given) : null;
  return (
    <AdminWindow title="Review Submission" description="One submitted mascot, to be approved or rejected.">
      {id === null ? (
        <InvalidSubmission />
      ) : (
        <SubmissionReview key={id} id={id} history={<SubmissionTimeline id={id} />} />
      )}
    </AdminWindow>
  );
}
