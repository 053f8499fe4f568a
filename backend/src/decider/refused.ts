import type { ErrorCode, FieldError } from '@marcel/contracts';

/** A command or query that the domain refuses, in words a person can read. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: readonly FieldError[],
  ) {
    super(message);
  }
}
