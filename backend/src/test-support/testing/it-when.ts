/** A test of what needs a server that may not be there: without it, it is reported as skipped, by its name. */
export const itWhen = (isThere: boolean): jest.It => (isThere ? it : it.skip);
