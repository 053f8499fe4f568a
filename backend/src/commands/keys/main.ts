import 'reflect-metadata';
import { readSettings } from '../../platform/config/settings.js';
import { runCommand } from '../run-command.js';
import { withEngines } from '../with-engines.js';
import { rotateIn } from './rotate-keys.js';

const rewrap = (): Promise<number> => withEngines(({ keys }) => keys.rewrap());

/** Refuses to replace a master key whose wrapped keys lie elsewhere. */
async function requireKeys(dataDirectory: string): Promise<void> {
  if (await withEngines(({ keys }) => keys.isEmpty()))
    throw new Error(`There are no keys of personal data in ${dataDirectory}: is DATA_DIR the product's?`);
}

await runCommand(async () => {
  const { masterKeys, masterKeyFile, mongoUrl, dataDirectory } = readSettings(process.env);
  // Other nodes must be able to unwrap shared keys at any time, so their settings need the new master key first.
  if (masterKeyFile !== undefined && mongoUrl === undefined) {
    await requireKeys(dataDirectory);
    const count = await rotateIn(masterKeyFile, masterKeys, rewrap);
    return `Keys wrapped in the new master key of ${masterKeyFile}: ${count}. It has no other one any more.`;
  }
  if (masterKeys.length === 0)
    throw new Error('Put a master key into KEY_MASTER, or into the file of KEY_MASTER_FILE.');
  return `Keys wrapped in the first master key: ${await rewrap()}. Nothing needs the others any more.`;
});
