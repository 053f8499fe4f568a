import { readdir } from 'node:fs/promises';
import * as path from 'node:path';

async function useCases(): Promise<string[]> {
  const folders = await readdir(__dirname, { recursive: true, withFileTypes: true });
  const named = folders
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return named
    .map((folder) => path.relative(__dirname, folder))
    .filter((folder) => /^[^/]+\/write\/[^/]+$/.test(folder));
}

it('every use case has its test beside it', async () => {
  const folders = await useCases();
  expect(folders).toContain('mascots/write/like-mascot');
  const untested: string[] = [];
  for (const folder of folders) {
    const files = await readdir(path.join(__dirname, folder));
    if (!files.some((file) => file.endsWith('.test.ts'))) untested.push(folder);
  }
  expect(untested).toEqual([]);
});
