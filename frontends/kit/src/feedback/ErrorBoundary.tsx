import { Component, type ReactNode } from 'react';
import { arrayOf, isText, schemaOf } from '@marcel/contracts';
import { reloadPage } from '../reload/reload-page';
import { jsonStore } from '../storage/json-store';
import { ErrorDialog } from './ErrorDialog';
import { Spinner } from './status';

const TIMEOUT_MS = 4000;
const SCRIPT_OR_STYLE = /javascript|css/;
const MAX_RELOADED_CHUNKS = 50;

const reloadedChunks = jsonStore(() => sessionStorage, 'marcel_reloaded_for', schemaOf(arrayOf(isText)));

export function findFailedChunk(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('request' in error) || typeof error.request !== 'string') return undefined;
  const isStyle = 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED';
  return error.name === 'ChunkLoadError' || isStyle ? error.request.split('?', 1)[0] : undefined;
}

/**
 * Reloads the page when the server no longer has a chunk, because a new build replaced it. Reloads once per chunk, so that a broken
 * build causes no loop.
 * @returns true when the page reloads
 */
export async function reloadForChunk(chunk: string, reload = reloadPage): Promise<boolean> {
  const before = reloadedChunks.read() ?? [];
  if (before.includes(chunk) || !(await isMissing(chunk))) return false;
  reloadedChunks.write([...before, chunk].slice(-MAX_RELOADED_CHUNKS));
  if (!reloadedChunks.read()?.includes(chunk)) return false;
  reload();
  return true;
}

async function isMissing(address: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok ? !SCRIPT_OR_STYLE.test(headers.get('content-type') ?? '') : status === 404 || status === 410;
  } catch {
    return false;
  }
}

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
  message: 'This part of the page cannot be loaded now. It will load when you are back online.',
  retryLabel: 'Try Again',
};

/** Shows an error box instead of crashed children; Retry renders them again. Reloads the page when the server no longer has a chunk. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { health: Health }> {
  override state: { health: Health } = { health: 'well' };

  static getDerivedStateFromError(error: unknown): { health: Health } {
    return { health: findFailedChunk(error) === undefined ? 'failed' : 'reloading' };
  }

  override componentDidCatch(error: unknown) {
    const chunk = findFailedChunk(error);
    if (chunk === undefined) return;
    void reloadForChunk(chunk).then((isReloading) => {
      if (!isReloading) this.setState({ health: navigator.onLine ? 'failed' : 'offline' });
    });
  }

  override componentDidMount() {
    window.addEventListener('online', this.onOnline);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.onOnline);
  }

  private readonly onOnline = () => this.state.health === 'offline' && this.retry();

  private readonly retry = () => {
    // Offline, only a chunk is missing: `lazyComponent` imports it again after a click or when online.
    if (this.state.health !== 'offline') this.props.onRetry?.();
    this.setState({ health: 'well' });
  };

  override render() {
    const { children, title = 'Something went wrong', message, frame = (box) => box } = this.props;
    const { health } = this.state;
    if (health === 'well') return children;
    if (health === 'reloading') return frame(<Spinner label="Opening..." />);
    const texts =
      health === 'offline' && message === undefined
        ? OFFLINE
        : { title, message: message ?? 'This part of the page stopped working.' };
    return frame(<ErrorDialog pose="chewing" {...texts} onRetry={this.retry} />);
  }
}
