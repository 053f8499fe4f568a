import { createHash } from 'node:crypto';
import path from 'node:path';

/** Returns a path with a content hash, so that the file can be cached for ever. */
export function hashed(file: string, content: string | Buffer): string {
  const { dir, name, ext } = path.parse(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `${dir}/${name}.${hash}${ext}`;
}
