import { Component, type ReactNode } from 'react';
import { ErrorDialog } from './ErrorDialog';

interface ErrorBoundaryProps {
  children: ReactNode;
  title?: string;
  message?: string;
  /** Runs before the children are tried again. */
  onRetry?: () => void;
  /** Puts the error box into something, such as a window. */
  frame?: (box: ReactNode) => ReactNode;
}

/** Shows the error box in place of children that crashed; Retry renders them anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    const { children, title = 'Something went wrong', message = 'This part of the page has stopped.' } = this.props;
    if (!this.state.failed) return children;
    const box = <ErrorDialog pose="chewing" title={title} message={message} onRetry={this.retry} />;
    return this.props.frame?.(box) ?? box;
  }
}
