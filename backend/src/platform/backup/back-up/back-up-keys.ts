import * as path from 'node:path';
import type { KeyVault } from '../../personal-data/key-vault.js';
import { writeLines } from '../files/line-files.js';
import { counted, type Along } from '../along.js';
import type { LineCount } from '../files/lines.js';
import { KEYS_FILE } from '../files/manifest.js';
import { lineOfKey } from '../files/stored-key.js';

export function backUpKeys(vault: KeyVault, directory: string, along: Along): Promise<LineCount> {
  async function* lines(): AsyncGenerator<string> {
    for await (const record of counted(vault.records(), 'Keys', along)) yield lineOfKey(record);
  }
  return writeLines(path.join(directory, KEYS_FILE), lines());
}
