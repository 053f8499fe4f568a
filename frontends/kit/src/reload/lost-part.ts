/** How long a server may take to say whether it has a file, in milliseconds. */
const PATIENCE_MS = 4000;

const PROGRAM = /javascript|css/;

/** The address of the script or style whose loading has thrown; undefined for every other error. */
export function lostPart(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('request' in error) || typeof error.request !== 'string') return undefined;
  const { request } = error;
  const ofStyle = 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED';
  return error.name === 'ChunkLoadError' || ofStyle ? request.split('?', 1)[0] : undefined;
}

/** Whether a part cannot be had any more: its server is well, and has it no longer. A silent server may have it later. */
export async function isGone(address: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return ok ? !PROGRAM.test(headers.get('content-type') ?? '') : status === 404 || status === 410;
  } catch {
    return false;
  }
}
