import { SUBMISSION_STATUS_LABELS, type SubmissionStatus } from '@marcel/contracts';
import { Badge, type BadgeTone } from '@marcel/kit';

const TONES: Record<SubmissionStatus, BadgeTone> = { pending: 'yellow', approved: 'green', rejected: 'red' };

export const StatusBadge = ({ status }: { status: SubmissionStatus }) => (
  <Badge tone={TONES[status]}>{SUBMISSION_STATUS_LABELS[status]}</Badge>
);
