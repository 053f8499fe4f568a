import { MASCOT_MESSAGES, STUDIO_MESSAGES } from '@marcel/contracts';
import { ErrorDialog } from '@marcel/kit';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import {
  AuditedSubmissionTimeline,
  MascotTimeline,
  PictureTimeline,
  RevisionCard,
  SubmissionTimeline,
} from '../features/history/components/timelines';
import { InvalidSubmission, SubmissionReview } from '../features/review/components/SubmissionReview';

/** Passes the id of the address to its children; shows the fallback for an invalid one. */
function ById({ fallback, children }: { fallback: ReactNode; children: (id: number) => ReactNode }) {
  const { id = '' } = useParams();
  return /^[1-9]\d*$/.test(id) ? <Fragment key={id}>{children(Number(id))}</Fragment> : fallback;
}

export const SubmissionById = () => (
  <ById fallback={<InvalidSubmission />}>
    {(id) => <SubmissionReview id={id} revision={<RevisionCard id={id} />} history={<SubmissionTimeline id={id} />} />}
  </ById>
);

export const SubmissionHistoryById = () => (
  <ById fallback={<InvalidSubmission />}>{(id) => <AuditedSubmissionTimeline id={id} />}</ById>
);

export const MascotById = () => (
  <ById fallback={<ErrorDialog title={MASCOT_MESSAGES.notFound} message={MASCOT_MESSAGES.id} />}>
    {(id) => <MascotTimeline id={id} />}
  </ById>
);

export function PictureByName() {
  const { id: name = '' } = useParams();
  return /^(hug|drawing|gen)-[1-9]\d*$/.test(name) ? (
    <PictureTimeline key={name} name={name} />
  ) : (
    <ErrorDialog
      title={STUDIO_MESSAGES.pictureUnknown}
      message="The address must name a picture, such as hug-7, drawing-8 or gen-9."
    />
  );
}
