import * as z from 'zod/mini';
import { RemoteProgram } from '../federation/remote-program.js';
import { FRONTEND_NAME } from '../federation/names.js';
import { FEW, listOf } from '../http/lists.js';
import { VERSION } from './rules.js';

export const RELEASE_FILE = 'release.json';

const text = z.optional(z.string().check(z.maxLength(200)));

export const ReleaseDescription = z.object({
  name: z.string().check(z.regex(FRONTEND_NAME)),
  version: z.string().check(z.regex(VERSION), z.maxLength(64)),
  exposes: z._default(
    z.object({
      programs: z._default(listOf(RemoteProgram, FEW), []),
      windows: z._default(z.boolean(), false),
    }),
    { programs: [], windows: false },
  ),
  needs: z._default(z.object({ shell: text, kit: text }), {}),
  provides: z.optional(z.object({ shell: text, kit: text })),
});
export type ReleaseDescription = z.infer<typeof ReleaseDescription>;
