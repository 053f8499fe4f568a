import { StoreUnavailable } from '../errors/store-unavailable.js';
import { isUnavailable } from './mongo-errors.js';

type Unavailable = new (message: string, options: ErrorOptions) => Error;

/**
 * Does the work, with the driver's word for a server that cannot be used told in the port's.
 * @param Failure what is thrown then
 */
export async function whileAvailable<Result>(
  work: () => Promise<Result>,
  Failure: Unavailable = StoreUnavailable,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new Failure('MongoDB cannot be used now', { cause: error });
  }
}
