import { Alert } from '@marcel/kit/antd';
import { format } from 'date-fns';

interface StaleNoticeProps {
  stale: boolean;
  /** When that data came, in milliseconds since 1970. */
  updatedAt: number;
}

export const StaleNotice = ({ stale, updatedAt }: StaleNoticeProps) =>
  stale && (
    <Alert
      role="status"
      type="warning"
      title={`The last refresh failed. You see the state of ${format(updatedAt, 'HH:mm:ss')}.`}
    />
  );
