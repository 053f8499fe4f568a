import { ERROR_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../decider/domain-error.js';
import { WrongExpectedRevision } from '../event-store/errors.js';
import type { Position } from '../event-store/event-store.js';
import { toErrorResponse } from './errors.js';

/** An item on which no decision was made, and the error. */
export interface Failure<Name> {
  readonly name: Name;
  readonly error: string;
  readonly code: string;
}

export interface BulkResult<Name> {
  readonly decided: readonly Name[];
  readonly failed: readonly Failure<Name>[];
  readonly position: Position | undefined;
  readonly isIncomplete: boolean;
}

const STOPPED = new DomainError('unavailable', ERROR_MESSAGES.unavailable);

/** Decides each item by itself, so that a rejected one does not stop the others. @throws any error at the first item */
export async function decideEach<Name>(
  names: readonly Name[],
  decide: (name: Name) => Promise<{ readonly position: Position | undefined }>,
): Promise<BulkResult<Name>> {
  const decided: Name[] = [];
  const failed: Failure<Name>[] = [];
  let position: Position | undefined;
  let isIncomplete = false;
  for (const name of names) {
    try {
      if (isIncomplete) throw STOPPED;
      ({ position } = await decide(name));
      decided.push(name);
    } catch (thrown) {
      isIncomplete ||= !(thrown instanceof DomainError || thrown instanceof WrongExpectedRevision);
      if (isIncomplete && decided.length === 0) throw thrown;
      const { error, code } = toErrorResponse(thrown).body;
      failed.push({ name, error, code });
    }
  }
  return { decided, failed, position, isIncomplete };
}
