import { ERROR_MESSAGES, type ErrorCode, type FieldError } from '@marcel/contracts';

/** A command or query that the domain refuses, in words a person can read. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: readonly FieldError[],
  ) {
    super(message);
  }

  /** For fields that break their rules; the first of them gives the text. */
  static fields(details: readonly FieldError[]): DomainError {
    return new DomainError('invalid_input', details[0]?.message ?? ERROR_MESSAGES.invalidInput, details);
  }
}
