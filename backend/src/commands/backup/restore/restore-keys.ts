import type { KeyVault } from '../../../platform/personal-data/key-vault.js';
import { readLines } from '../../../platform/backup/files/line-files.js';
import { keyOfLine } from '../../../platform/backup/files/stored-key.js';

export async function restoreKeys(vault: KeyVault, file: string): Promise<void> {
  for await (const line of readLines(file)) await vault.restore(keyOfLine(line));
}
