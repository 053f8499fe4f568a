import { Component, type ReactNode } from 'react';
import { lostPart } from '../reload/lost-part';
import { reloadForLost } from '../reload/reload-page';
import { keepTypedText } from '../reload/typed-text';
import { ErrorDialog } from './ErrorDialog';
import { PartContext } from './part-context';
import { Spinner } from './Spinner';

interface ErrorBoundaryProps {
  children: ReactNode;
  title?: string;
  message?: string;
  /** Runs before children that have crashed are tried again. */
  onRetry?: () => void;
  /** Puts the error box into something, such as a window. */
  frame?: (box: ReactNode) => ReactNode;
}

type Health = 'well' | 'looking for a way out' | 'cut off' | 'failed';

const CUT_OFF = {
  title: 'No connection',
  message: 'This part of the page cannot be loaded now. It comes by itself once the connection is back.',
  retryLabel: 'Try Again',
};

/**
 * Shows the error box in place of children that crashed; Retry renders them anew. A page whose release is over loads itself
 * again when a part of it is gone.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { health: Health }> {
  /** Tells the shell whose part it was that crashed. */
  static override contextType = PartContext;

  override state: { health: Health } = { health: 'well' };

  static getDerivedStateFromError(error: unknown): { health: Health } {
    if (lostPart(error) === undefined) return { health: 'failed' };
    // The last moment at which the fields below are still in the page.
    keepTypedText();
    return { health: 'looking for a way out' };
  }

  override componentDidCatch(error: unknown) {
    const part = lostPart(error);
    if (part !== undefined) void this.reloadFor(part);
  }

  private async reloadFor(part: string): Promise<void> {
    if (!(await reloadForLost(part))) this.setState({ health: navigator.onLine ? 'failed' : 'cut off' });
  }

  override componentDidUpdate() {
    if (this.state.health === 'cut off') window.addEventListener('online', this.retry);
    else this.waitNoMore();
  }

  override componentWillUnmount() {
    this.waitNoMore();
  }

  private waitNoMore(): void {
    window.removeEventListener('online', this.retry);
  }

  private readonly retry = () => {
    // What is missing is asked for again by itself.
    if (this.state.health !== 'cut off') this.props.onRetry?.();
    this.setState({ health: 'well' });
  };

  override render() {
    const { children, title = 'Something went wrong', message, frame = (box) => box } = this.props;
    const { health } = this.state;
    if (health === 'well') return children;
    if (health === 'looking for a way out') return frame(<Spinner label="Opening..." />);
    // Who says what could not be loaded has said enough.
    const words =
      health === 'cut off' && message === undefined
        ? CUT_OFF
        : { title, message: message ?? 'This part of the page has stopped.' };
    return frame(<ErrorDialog pose="chewing" {...words} onRetry={this.retry} />);
  }
}
