import { arrayOf, objectOf, isText, optional, type ErrorBody, type FieldError } from '@marcel/contracts';

const isErrorBody = objectOf<Partial<ErrorBody>>({
  error: optional(isText),
  message: optional(isText),
  code: optional(isText),
  details: optional(arrayOf(objectOf<FieldError>({ path: isText, message: isText }))),
});

export class ApiError extends Error {
  override readonly name = 'ApiError';

  private constructor(
    readonly status: number,
    message: string,
    readonly error: string | null,
    readonly details: readonly FieldError[],
  ) {
    super(message);
  }

  static of(status: number, statusText: string, body: string): ApiError {
    const parsed = parseJson(body);
    const { error, message, details = [] } = isErrorBody(parsed) ? parsed : {};
    return new ApiError(status, `${status}: ${body || statusText}`, error ?? message ?? null, details);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.error ? error.error : fallback;
}
