import type { ReactNode } from 'react';
import { Card } from '../../../shared/components/Card';
import { DefinitionRows } from '../../../shared/components/DefinitionRows';
import { adminDate } from '../../../shared/dates/admin-date';
import { StatusTag } from '../../../shared/submissions/StatusTag';
import type { ReviewedSubmission } from '../../../shared/submissions/submission';
import { brandName, mascotName } from '../../../shared/submissions/submission-texts';
import { ERASE_TEXTS } from '../erase-texts';
import { ErasePersonalData } from './ErasePersonalData';
import { OutsideLink } from './OutsideLink';

/** Which mascot, when it was submitted, and by whom, as long as that is known. */
export const SubmissionHeaderCard = ({ submission }: { submission: ReviewedSubmission }) => (
  <Card title={mascotName(submission)} aside={<StatusTag status={submission.status} />}>
    <strong>
      <bdi>{brandName(submission)}</bdi>
    </strong>
    <DefinitionRows rows={[['Submitted', <Time at={submission.createdAt} />], ...submitterRows(submission)]} />
    {!submission.erasedAt && <ErasePersonalData id={submission.id} />}
  </Card>
);

const Time = ({ at }: { at: string }) => <time dateTime={at}>{adminDate(at)}</time>;

function submitterRows({ email, linkedinUrl, erasedAt }: ReviewedSubmission): [label: string, value: ReactNode][] {
  if (erasedAt) {
    const erased = (
      <>
        {ERASE_TEXTS.value} <Time at={erasedAt} />
      </>
    );
    return [['Personal data', erased]];
  }
  return [
    ['E-mail', <a href={`mailto:${email}`}>{email}</a>],
    ['Profile', <OutsideLink url={linkedinUrl} />],
  ];
}
