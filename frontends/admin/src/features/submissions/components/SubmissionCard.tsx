import { LinkButton } from '@marcel/kit';
import { Checkbox } from '@marcel/kit/antd';
import { useClaimOn } from '../../../shared/claims/use-claims';
import { Actions } from '../../../shared/components/Actions';
import { PictureRow } from '../../../shared/components/PictureRow';
import { adminDate } from '../../../shared/dates/admin-date';
import { submissionPage } from '../../../shared/navigation/pages';
import { StatusTag } from '../../../shared/submissions/StatusTag';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { brandName, mascotName } from '../../../shared/submissions/submission-texts';
import { PendingActions } from './PendingActions';

interface SubmissionCardProps {
  submission: ReviewedSubmission;
  selected: boolean;
  /** Not while others are that it has nothing in common with. */
  selectable: boolean;
  onToggle: () => void;
}

export function SubmissionCard({ submission, selected, selectable, onToggle }: SubmissionCardProps) {
  const { id, imageUrl, lookUrl, email, createdAt, status } = submission;
  const name = mascotName(submission);
  const claim = useClaimOn(id);
  return (
    <>
      <PictureRow src={lookUrl ?? imageUrl} name={name} tag={<StatusTag status={status} />}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>
          <bdi>{brandName(submission)}</bdi>
        </p>
        <small>{email}</small>
        <small>
          <time dateTime={createdAt}>{adminDate(createdAt)}</time>
        </small>
        {claim && status === 'pending' && <small>Claimed by {claim.own ? 'you' : claim.by}</small>}
      </PictureRow>
      <Actions>
        <LinkButton to={submissionPage(id)} aria-label={`View Details of ${name}`}>
          View Details
        </LinkButton>
        {status === 'pending' && <PendingActions submission={submission} />}
        <Checkbox aria-label={`Select ${name}`} checked={selected} disabled={!selectable} onChange={onToggle}>
          Select
        </Checkbox>
      </Actions>
    </>
  );
}
