import * as z from 'zod';
import type { KeyRecord } from '../../personal-data/key-vault.js';

/** A key in a backup: base64, or null for one that was destroyed. */
const StoredKey = z.object({ subject: z.string(), key: z.base64().nullable() });

export const lineOfKey = ({ subject, key }: KeyRecord): string =>
  JSON.stringify({ subject, key: key?.toString('base64') ?? null } satisfies z.infer<typeof StoredKey>);

/** @throws Error for a line that is no key */
export function keyOfLine(line: string): KeyRecord {
  const { subject, key } = StoredKey.parse(JSON.parse(line));
  return { subject, key: key === null ? undefined : Buffer.from(key, 'base64') };
}
