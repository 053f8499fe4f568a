import { ErrorDialog } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';

/** In the place of data that could not be loaded: why, and another try. */
export const LoadFailure = ({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) => (
  <ErrorDialog title={title} message={errorText(error, 'The server could not be reached.')} onRetry={onRetry} />
);
