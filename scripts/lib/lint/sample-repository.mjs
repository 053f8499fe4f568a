import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../shared/repository.mjs';

const SETTINGS = JSON.stringify({
  extends: path.join(ROOT, 'tsconfig.base.json'),
  compilerOptions: { experimentalDecorators: true, emitDecoratorMetadata: true, jsx: 'react-jsx', noEmit: true },
});

/**
 * Writes a repository of a few files, laid out as this one is and with its installed packages, for tests of the rules.
 *
 * @param {Record<string, string>} files content by path
 * @returns {Promise<{ folder: string, remove: () => Promise<void> }>}
 */
export async function sampleRepository(files) {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcel-sample-'));
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const all = { 'tsconfig.json': SETTINGS, 'package.json': '{ "type": "module" }', ...files };
  for (const [file, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
