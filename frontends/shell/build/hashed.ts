import { createHash } from 'node:crypto';
import path from 'node:path';

/** The path of a file with the hash of its content in its name, so that it may be kept for good. */
export function hashed(file: string, content: string | Buffer): string {
  const { dir, name, ext } = path.parse(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `${dir}/${name}.${hash}${ext}`;
}
