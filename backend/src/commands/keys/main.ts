import 'reflect-metadata';
import { readSettings } from '../../platform/config/settings.js';
import { runCommand } from '../run-command.js';
import { withEngines } from '../with-engines.js';
import { rotateKeyFile } from './rotate-keys.js';

const rewrap = (): Promise<number> => withEngines(({ keys }) => keys.rewrap());

/**
 * Rejects a data directory without keys of personal data: rotating its key-encryption key would make the
 * keys that are stored elsewhere unreadable.
 */
async function requireKeys(dataDirectory: string): Promise<void> {
  if (await withEngines(({ keys }) => keys.isEmpty()))
    throw new Error(`There are no keys of personal data in ${dataDirectory}: is DATA_DIR the product's?`);
}

await runCommand(async () => {
  const { keyEncryptionKeys, keyEncryptionKeyFile, mongoUrl, dataDirectory } = readSettings(process.env);
  // Other nodes must be able to unwrap shared keys at any time, so their settings need the new key-encryption key first.
  if (keyEncryptionKeyFile !== undefined && mongoUrl === undefined) {
    await requireKeys(dataDirectory);
    const count = await rotateKeyFile(keyEncryptionKeyFile, keyEncryptionKeys, rewrap);
    return `Keys wrapped in the new key-encryption key of ${keyEncryptionKeyFile}: ${count}. The file has no other key any more.`;
  }
  if (keyEncryptionKeys.length === 0)
    throw new Error('Put a key-encryption key into KEY_MASTER, or into the file of KEY_MASTER_FILE.');
  return `Keys wrapped in the first key-encryption key: ${await rewrap()}. The other key-encryption keys can be removed.`;
});
