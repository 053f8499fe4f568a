import { isListOf, isRecordOf, isText, maybe, type ErrorBody, type FieldError } from '@marcel/contracts';

/** What can be relied on: whatever stands between server and client may answer with less than the server would. */
const isErrorBody = isRecordOf<Partial<ErrorBody>>({
  error: maybe(isText),
  message: maybe(isText),
  code: maybe(isText),
  details: maybe(isListOf(isRecordOf<FieldError>({ path: isText, message: isText }))),
});

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
    const parsed = readJson(body);
    const { error, message, details = [] } = isErrorBody(parsed) ? parsed : {};
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
