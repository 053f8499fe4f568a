import { ERROR_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../decider/domain-error.js';
import { WrongExpectedRevision } from '../event-store/errors.js';
import type { Position } from '../event-store/event-store.js';
import { toErrorResponse } from './errors.js';

/** An item on which no decision was made, and the error. */
export interface Failure<Id> {
  readonly id: Id;
  readonly error: string;
  readonly code: string;
}

export interface BulkResult<Id> {
  readonly decided: readonly Id[];
  readonly failed: readonly Failure<Id>[];
  /** The highest of all decisions: one that changed nothing has the position of an earlier event. */
  readonly position: Position | undefined;
  readonly isIncomplete: boolean;
}

const STOPPED = new DomainError('unavailable', ERROR_MESSAGES.unavailable);

/** Decides each item by itself, so that a rejected one does not stop the others. @throws any error at the first item */
export async function decideEach<Id>(
  ids: readonly Id[],
  decide: (id: Id) => Promise<{ readonly position: Position | undefined }>,
): Promise<BulkResult<Id>> {
  const decided: Id[] = [];
  const failed: Failure<Id>[] = [];
  let position: Position | undefined;
  let isIncomplete = false;
  for (const id of ids) {
    try {
      if (isIncomplete) throw STOPPED;
      const outcome = await decide(id);
      if ((outcome.position ?? '') > (position ?? '')) position = outcome.position;
      decided.push(id);
    } catch (thrown) {
      isIncomplete ||= !(thrown instanceof DomainError || thrown instanceof WrongExpectedRevision);
      if (isIncomplete && decided.length === 0) throw thrown;
      const { error, code } = toErrorResponse(thrown).body;
      failed.push({ id, error, code });
    }
  }
  return { decided, failed, position, isIncomplete };
}
