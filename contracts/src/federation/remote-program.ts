import * as z from 'zod/mini';
import { PROGRAM_PATH } from './names.js';

export const RemoteProgram = z.object({
  path: z.string().check(z.regex(PROGRAM_PATH)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  icon: z.catch(z.optional(z.string()), undefined),
});
export type RemoteProgram = z.infer<typeof RemoteProgram>;
