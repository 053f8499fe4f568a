import { ErrorDialog } from '@marcel/kit';
import { retrying } from '../focus/leave-button';
import { OfflineNote } from './OfflineNote';

/** In the place of what could not be loaded: it can be tried again, and says when nothing can come for want of a connection. */
export const FailedLoad = ({ title, message, onRetry }: { title: string; message: string; onRetry: () => unknown }) => (
  <ErrorDialog title={title} message={message} onRetry={retrying(onRetry)}>
    <OfflineNote />
  </ErrorDialog>
);
