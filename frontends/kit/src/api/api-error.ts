import { ErrorBody, type FieldError } from '@marcel/contracts';
import * as z from 'zod/mini';

/** What can be relied on: whatever stands between server and client may answer with less than the server would. */
const PartialErrorBody = z.partial(ErrorBody);

/** A request that the server refused. `message` is the status and the raw body, for logs; people read `error`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  private constructor(
    readonly status: number,
    message: string,
    /** The server's own words, or null when the body held none. */
    readonly error: string | null,
    /** Which fields were refused and why; empty when the refusal is not about fields. */
    readonly details: readonly FieldError[],
  ) {
    super(message);
  }

  static of(status: number, statusText: string, body: string): ApiError {
    const parsed = PartialErrorBody.safeParse(readJson(body));
    const { error, message, details = [] } = parsed.success ? parsed.data : {};
    return new ApiError(status, `${status}: ${body || statusText}`, error ?? message ?? null, details);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What to tell a person about a failure: the server's own words if it sent any, else the fallback. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.error ? error.error : fallback;
}
