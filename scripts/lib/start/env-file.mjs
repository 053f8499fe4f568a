import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * Reads the repository's .env into the environment, if there is one; what is set already stays.
 *
 * @param {string} root
 */
export function loadEnvFile(root) {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
