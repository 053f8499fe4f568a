import type { RsbuildPlugin } from '@rsbuild/core';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;
const encoders = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes a `.br` and a `.gz` copy of every text file, so that servers need not compress per request. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => writeCopies(path.join(entry.parentPath, entry.name))));
}

async function writeCopies(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [extension, encode] of Object.entries(encoders)) {
    await writeFile(`${file}.${extension}`, await encode(bytes));
  }
}

export const pluginPrecompress = (): RsbuildPlugin => ({
  name: 'marcel:precompress',
  setup: (api) =>
    api.onAfterBuild(async ({ stats }) => {
      if (!stats?.hasErrors()) await precompress(api.context.distPath);
    }),
});
