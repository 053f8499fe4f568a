import { ERROR_STATUS, type ErrorBody, type ErrorCode, type FieldError } from '@marcel/contracts';

/** What goes back for something that was thrown. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorBody;
}

export function errorAnswer(code: ErrorCode, message: string, details?: readonly FieldError[]): ErrorAnswer {
  const body = { error: message, message, code };
  return { status: ERROR_STATUS[code], body: details === undefined ? body : { ...body, details: [...details] } };
}
