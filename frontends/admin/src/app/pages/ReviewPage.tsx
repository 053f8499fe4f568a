import { useParams } from 'react-router-dom';
import { InvalidSubmission } from '../../features/review/components/InvalidSubmission';
import { SubmissionReview } from '../../features/review/components/SubmissionReview';
import { AdminWindow } from '../AdminWindow';

export function ReviewPage() {
  const { id = '' } = useParams();
  return (
    <AdminWindow title="Review Submission" description="One submitted mascot, to be approved or rejected.">
      {/^[1-9]\d*$/.test(id) ? <SubmissionReview key={id} id={Number(id)} /> : <InvalidSubmission />}
    </AdminWindow>
  );
}
