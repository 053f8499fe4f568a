import * as z from 'zod/mini';
import { PROGRAM_PATH } from './names.js';

/** A program that a remote brings to the desktop, as its release describes it. */
export const RemoteProgram = z.object({
  /** Where it opens, with everything below it. */
  path: z.string().check(z.regex(PROGRAM_PATH)),
  /** What visitors call it. */
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  /** One of the kit's icons. */
  icon: z.catch(z.optional(z.string()), undefined),
});
export type RemoteProgram = z.infer<typeof RemoteProgram>;
