import * as z from 'zod/mini';
import type { EventLog } from '../log/event-log.js';
import { rawMetadata } from '../log/stream-metadata.js';
import { isMetastream, metastreamOf } from '../log/system-names.js';

const Roles = z.optional(z.union([z.string(), z.array(z.string())]));
const Acl = z.object({ $r: Roles, $w: Roles, $d: Roles, $mr: Roles, $mw: Roles });
type Acl = z.infer<typeof Acl>;
const WithAcl = z.object({ $acl: z.optional(Acl) });
const Settings = z.object({ $userStreamAcl: z.optional(Acl), $systemStreamAcl: z.optional(Acl) });

const SETTINGS_STREAM = '$settings';

/** Who has one right: by the list of the stream, where that is silent by the defaults in $settings, and else by the server's own. */
export function rolesFor(log: EventLog, stream: string, right: keyof Acl): readonly string[] {
  const isSystem = stream.startsWith('$');
  const defaults = Settings.safeParse(latestOf(log, SETTINGS_STREAM)).data;
  const byDefault = isSystem ? defaults?.$systemStreamAcl : defaults?.$userStreamAcl;
  const own = isMetastream(stream) ? undefined : WithAcl.safeParse(latestOf(log, metastreamOf(stream))).data?.$acl;
  return [own?.[right] ?? byDefault?.[right] ?? (isSystem ? '$admins' : '$all')].flat();
}

function latestOf(log: EventLog, stream: string) {
  const { softDeleted } = log.rules(stream);
  const latest = softDeleted || log.isTombstoned(stream) ? undefined : log.stream(stream).records.at(-1);
  return latest && rawMetadata(latest);
}
