import { errorCode } from '../../errors/error-code.js';
import { isOutOfReach } from '../../errors/sqlite-errors.js';
import { ReadStoreUnavailable } from '../errors.js';

export const translated = (error: unknown): unknown =>
  isOutOfReach(error)
    ? new ReadStoreUnavailable(`The read models cannot be used now (${errorCode(error)})`, { cause: error })
    : error;
