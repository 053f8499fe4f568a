/** A test of what needs a program that may not be there: without it, it is reported as skipped, by its name. */
export const testWhen = (isThere: boolean): jest.It => (isThere ? test : test.skip);
