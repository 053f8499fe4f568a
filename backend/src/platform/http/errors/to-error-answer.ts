import { ERROR_MESSAGES } from '@marcel/contracts';
import { HttpException } from '@nestjs/common';
import { DomainError } from '../../decider/domain-error.js';
import { StorageFull } from '../../errors/storage-full.js';
import { StoreUnavailable } from '../../errors/store-unavailable.js';
import { WrongExpectedRevision } from '../../event-store/errors.js';
import { errorAnswer, type ErrorAnswer } from './error-answer.js';
import { asProtocolError, protocolErrorAnswer } from './protocol-errors.js';

/** Whatever was thrown, in words that a stranger may read; what nobody foresaw tells nothing of itself. */
export function toErrorAnswer(thrown: unknown): ErrorAnswer {
  if (thrown instanceof DomainError) return errorAnswer(thrown.code, thrown.message, thrown.details);
  if (thrown instanceof WrongExpectedRevision) return errorAnswer('conflict', ERROR_MESSAGES.conflict);
  if (thrown instanceof StorageFull) return errorAnswer('no_space', ERROR_MESSAGES.noSpace);
  if (thrown instanceof StoreUnavailable) return errorAnswer('unavailable', ERROR_MESSAGES.unavailable);
  const protocolError = asProtocolError(thrown instanceof HttpException ? (thrown.cause ?? thrown) : thrown);
  if (protocolError !== undefined) return protocolErrorAnswer(protocolError);
  if (thrown instanceof HttpException) return protocolErrorAnswer({ status: thrown.getStatus() });
  return errorAnswer('internal', ERROR_MESSAGES.internal);
}
