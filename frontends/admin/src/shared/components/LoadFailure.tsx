import { ErrorDialog } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';

interface LoadFailureProps {
  title: string;
  error: Error;
  onRetry: () => void;
}

/** In the place of data that could not be loaded: why, and another try. */
export const LoadFailure = ({ title, error, onRetry }: LoadFailureProps) => (
  <ErrorDialog title={title} message={errorText(error, 'The server could not be reached.')} onRetry={onRetry} />
);
