import { SUBMISSION_STATUS_LABELS, type SubmissionStatus } from '@marcel/contracts';
import { Tag } from '@marcel/kit/antd';

const COLOURS: Record<SubmissionStatus, string> = { pending: 'yellow', approved: 'green', rejected: 'red' };

export const StatusTag = ({ status }: { status: SubmissionStatus }) => (
  <Tag color={COLOURS[status]}>{SUBMISSION_STATUS_LABELS[status]}</Tag>
);
