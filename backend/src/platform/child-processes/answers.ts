import * as z from 'zod/mini';

/** What a process says when it has done what was asked, or has failed at it. */
export const ChildAnswer = z.union([
  z.object({ result: z.unknown() }),
  z.object({ failure: z.object({ message: z.string(), code: z.optional(z.string()) }) }),
]);
export type ChildAnswer = z.infer<typeof ChildAnswer>;

/** What the work itself has thrown in the other process. */
export class ChildFailure extends Error {
  override readonly name = 'ChildFailure';
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}
