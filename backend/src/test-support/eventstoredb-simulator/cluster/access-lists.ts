import * as z from 'zod/mini';
import type { EventLog } from '../log/event-log.js';
import { rawMetadata } from '../log/stream-metadata.js';
import { metastreamOf } from '../log/system-names.js';

const Roles = z.optional(z.union([z.string(), z.array(z.string())]));
const Acl = z.object({ $r: Roles, $w: Roles, $d: Roles, $mr: Roles, $mw: Roles });
const WithAcl = z.object({ $acl: z.optional(Acl) });

/** Who may do what with a stream, as its metadata has it. */
export function aclOf(log: EventLog, stream: string): z.infer<typeof Acl> | undefined {
  const metastream = metastreamOf(stream);
  const latest = log.isTombstoned(metastream) ? undefined : log.stream(metastream).records.at(-1);
  return latest && WithAcl.safeParse(rawMetadata(latest)).data?.$acl;
}
