import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Actions, Card, DefinitionRows, Time, StatusTag } from '../../../shared/components/blocks';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { useErasePersonalData } from '../api';
import { brandName, mascotName, type ReviewedSubmission } from '../../../shared/submissions/submissions';
import { ExternalLink } from './MascotInformationCard';

export const SubmissionHeaderCard = ({ submission }: { submission: ReviewedSubmission }) => (
  <Card title={mascotName(submission)} aside={<StatusTag status={submission.status} />}>
    <strong>
      <bdi>{brandName(submission)}</bdi>
    </strong>
    <DefinitionRows rows={[['Submitted', <Time at={submission.createdAt} />], ...submitterRows(submission)]} />
    {!submission.erasedAt && <ErasePersonalData id={submission.id} />}
  </Card>
);

function submitterRows({ email, linkedinUrl, erasedAt }: ReviewedSubmission): [label: string, value: ReactNode][] {
  if (erasedAt)
    return [
      [
        'Personal data',
        <>
          Erased <Time at={erasedAt} />
        </>,
      ],
    ];
  return [
    ['E-mail', <a href={`mailto:${email.split('@').map(encodeURIComponent).join('@')}`}>{email}</a>],
    ['Profile', <ExternalLink url={linkedinUrl} />],
  ];
}

function ErasePersonalData({ id }: { id: number }) {
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useErasePersonalData(id, () => setConfirming(false));
  return (
    <>
      <Actions>
        <Button onClick={() => setConfirming(true)}>Erase Personal Data</Button>
      </Actions>
      {isConfirming && (
        <ReasonDialog
          title="Erase Personal Data"
          explanation="This permanently erases the submitter's e-mail address, profile link and status page. The mascot stays."
          action="Erase"
          isWorking={isPending}
          onConfirm={(reason) => mutate(reason)}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
