import { isListOf, isText, schemaOf } from '@marcel/contracts';
import { jsonStore } from '../storage/json-store';

/** How long a server may take to say whether it has a file, in milliseconds. */
const TIMEOUT_MS = 4000;
const SCRIPT_OR_STYLE = /javascript|css/;
const MAX_REMEMBERED = 50;

const reloadedFor = jsonStore(() => sessionStorage, 'marcel_reloaded_for', schemaOf(isListOf(isText)));

export const reloadPage = (): void => window.location.reload();

export function failedChunk(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('request' in error) || typeof error.request !== 'string') return undefined;
  const isStyle = 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED';
  return error.name === 'ChunkLoadError' || isStyle ? error.request.split('?', 1)[0] : undefined;
}

/**
 * Reloads the page when the server no longer has a chunk, which then belongs to an earlier build. Reloads once per chunk, so that a
 * broken build causes no loop. Returns whether the page reloads.
 */
export async function reloadForChunk(chunk: string, reload = reloadPage): Promise<boolean> {
  const before = reloadedFor.read() ?? [];
  if (before.includes(chunk) || !(await isGone(chunk))) return false;
  reloadedFor.write([...before, chunk].slice(-MAX_REMEMBERED));
  if (!reloadedFor.read()?.includes(chunk)) return false;
  reload();
  return true;
}

async function isGone(address: string): Promise<boolean> {
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
