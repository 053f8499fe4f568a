import { errorCode } from './error-code.js';

export function describeStartFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const line = message.split('\n').join('; ');
  if (errorCode(error) === 'EADDRINUSE')
    return `the port is taken by another program; set PORT to a free one (${line})`;
  if (errorCode(error) === 'EACCES') return `the port may not be used; set PORT to one above 1024 (${line})`;
  return line;
}
