import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { ERASE_TEXTS } from '../erase-texts';
import { adminDate } from '../../../shared/dates/admin-date';

/** When it was submitted and by whom, as long as that is known. */
export function SubmitterRows({ submission }: { submission: ReviewedSubmission }) {
  const { createdAt, email, erasedAt, linkedinUrl } = submission;
  const submitted = ['Submitted', <time dateTime={createdAt}>{adminDate(createdAt)}</time>] as const;
  if (erasedAt) {
    const erased = (
      <>
        {ERASE_TEXTS.value} <time dateTime={erasedAt}>{adminDate(erasedAt)}</time>
      </>
    );
    return <DefinitionRows rows={[submitted, ['Personal data', erased]]} />;
  }
  const profile = (
    <a href={linkedinUrl} target="_blank" rel="noopener noreferrer nofollow">
      {linkedinUrl}
    </a>
  );
  return (
    <DefinitionRows rows={[submitted, ['E-mail', <a href={`mailto:${email}`}>{email}</a>], ['Profile', profile]]} />
  );
}
