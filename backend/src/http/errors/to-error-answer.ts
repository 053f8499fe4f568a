import { ERROR_MESSAGES } from '@marcel/contracts';
import { HttpException } from '@nestjs/common';
import { Refused } from '../../decider/refused.js';
import { EventStoreUnavailable, WrongExpectedRevision } from '../../event-store/errors.js';
import { MongoUnavailable } from '../../mongodb/while-available.js';
import { ReadStoreUnavailable } from '../../read-store/errors.js';
import { errorAnswer, type ErrorAnswer } from './error-answer.js';
import { asProtocolError, protocolErrorAnswer } from './protocol-errors.js';

/** A store that may serve again in a moment. */
const UNAVAILABLE = [EventStoreUnavailable, ReadStoreUnavailable, MongoUnavailable];

/** Whatever was thrown, in words that a stranger may read; what nobody foresaw tells nothing of itself. */
export function toErrorAnswer(thrown: unknown): ErrorAnswer {
  if (thrown instanceof Refused) return errorAnswer(thrown.code, thrown.message, thrown.details);
  if (thrown instanceof WrongExpectedRevision) return errorAnswer('conflict', ERROR_MESSAGES.conflict);
  if (UNAVAILABLE.some((kind) => thrown instanceof kind)) {
    return errorAnswer('unavailable', ERROR_MESSAGES.unavailable);
  }
  const protocolError = asProtocolError(thrown instanceof HttpException ? (thrown.cause ?? thrown) : thrown);
  if (protocolError !== undefined) return protocolErrorAnswer(protocolError);
  if (thrown instanceof HttpException) return protocolErrorAnswer({ status: thrown.getStatus() });
  return errorAnswer('internal', ERROR_MESSAGES.internal);
}
