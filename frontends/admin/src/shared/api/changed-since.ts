import { ERROR_STATUS } from '@marcel/contracts';
import { ApiError } from '@marcel/kit/api';

/** Whether a write was refused because the record is no longer as it was read. */
export const isChangedSince = (refused: Error): boolean =>
  refused instanceof ApiError && refused.status === ERROR_STATUS.precondition_failed;
