import * as path from 'node:path';
import type { KeyVault } from '../../../platform/personal-data/key-vault.js';
import { writeLines } from '../files/line-files.js';
import type { LineCount } from '../files/lines.js';
import { KEYS_FILE } from '../files/manifest.js';
import { lineOfKey } from '../files/stored-key.js';

export function backUpKeys(vault: KeyVault, directory: string): Promise<LineCount> {
  async function* lines(): AsyncGenerator<string> {
    for await (const record of vault.records()) yield lineOfKey(record);
  }
  return writeLines(path.join(directory, KEYS_FILE), lines());
}
