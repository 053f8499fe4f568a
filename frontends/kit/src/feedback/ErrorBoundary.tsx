import { Component, type ReactNode } from 'react';
import { failedChunk, reloadForChunk } from '../reload/reload-page';
import { ErrorDialog } from './ErrorDialog';
import { Spinner } from './Spinner';

interface ErrorBoundaryProps {
  children: ReactNode;
  title?: string;
  message?: string;
  onRetry?: () => void;
  frame?: (box: ReactNode) => ReactNode;
}

type Health = 'well' | 'reloading' | 'offline' | 'failed';

const OFFLINE = {
  title: 'No connection',
  message: 'This part of the page cannot be loaded now. It comes by itself once the connection is back.',
  retryLabel: 'Try Again',
};

/**
 * Shows the error box in place of children that crashed; Retry renders them again. Reloads the page when a chunk of it is gone
 * from the server.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { health: Health }> {
  override state: { health: Health } = { health: 'well' };

  static getDerivedStateFromError(error: unknown): { health: Health } {
    return { health: failedChunk(error) === undefined ? 'failed' : 'reloading' };
  }

  override componentDidCatch(error: unknown) {
    const chunk = failedChunk(error);
    if (chunk !== undefined) void this.reloadFor(chunk);
  }

  private async reloadFor(chunk: string): Promise<void> {
    if (!(await reloadForChunk(chunk))) this.setState({ health: navigator.onLine ? 'failed' : 'offline' });
  }

  override componentDidUpdate() {
    if (this.state.health === 'offline') window.addEventListener('online', this.retry);
    else this.stopWaiting();
  }

  override componentWillUnmount() {
    this.stopWaiting();
  }

  private stopWaiting(): void {
    window.removeEventListener('online', this.retry);
  }

  private readonly retry = () => {
    // A chunk that failed offline is loaded again by its import.
    if (this.state.health !== 'offline') this.props.onRetry?.();
    this.setState({ health: 'well' });
  };

  override render() {
    const { children, title = 'Something went wrong', message, frame = (box) => box } = this.props;
    const { health } = this.state;
    if (health === 'well') return children;
    if (health === 'reloading') return frame(<Spinner label="Opening..." />);
    const words =
      health === 'offline' && message === undefined
        ? OFFLINE
        : { title, message: message ?? 'This part of the page has stopped.' };
    return frame(<ErrorDialog pose="chewing" {...words} onRetry={this.retry} />);
  }
}
