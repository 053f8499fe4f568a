/** Defines a test that needs an optional server; skips it by name if that is missing. */
export const itWhen = (isThere: boolean): jest.It => (isThere ? it : it.skip);
