/** A browser on a busy machine stumbles now and then: what fails is tried once more, at once, and the log tells of the first failure. */
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
