import * as path from 'node:path';
import { errorCode } from '../errors/error-code.js';
import { isOutOfReach } from '../errors/sqlite-errors.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';

/** Does something in a database file. @throws StoreUnavailable where disk, memory or a lock is lacking now */
export function withinReach<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    if (!isOutOfReach(cause)) throw cause;
    throw new StoreUnavailable(`${path.basename(file)} cannot be used now (${errorCode(cause)})`, { cause });
  }
}
