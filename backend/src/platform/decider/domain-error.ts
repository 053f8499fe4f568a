import { ERROR_MESSAGES, type ErrorCode, type FieldError } from '@marcel/contracts';

export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: readonly FieldError[],
  ) {
    super(message);
  }

  static fields(details: readonly FieldError[]): DomainError {
    return new DomainError('invalid_input', details[0]?.message ?? ERROR_MESSAGES.invalidInput, details);
  }
}
