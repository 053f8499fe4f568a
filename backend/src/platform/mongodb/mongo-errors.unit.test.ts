import { MongoError, MongoErrorLabel, MongoNetworkError, MongoServerError } from 'mongodb';
import { isDuplicateKey, isUnavailable } from './with-retries.js';

const serverError = (code: number) => new MongoServerError({ message: 'refused', code });

describe('errors of the MongoDB driver', () => {
  it('identify an unavailable server', () => {
    const retryable = new MongoError('retry');
    retryable.addErrorLabel(MongoErrorLabel.RetryableWriteError);
    const codes = [1, 43, 50, 175, 189, 10107, 11600, 11601].map(serverError);
    for (const error of [new MongoNetworkError('cut'), ...codes, retryable]) {
      expect(isUnavailable(error)).toBe(true);
    }
  });

  it('distinguish an unavailable server from invalid commands', () => {
    for (const error of [serverError(2), serverError(13), serverError(11000), new TypeError('no'), 'text', undefined]) {
      expect(isUnavailable(error)).toBe(false);
    }
  });

  it('identify a duplicate key', () => {
    expect(isDuplicateKey(serverError(11000))).toBe(true);
    expect(isDuplicateKey(serverError(2))).toBe(false);
    expect(isDuplicateKey(new Error('no'))).toBe(false);
  });
});
