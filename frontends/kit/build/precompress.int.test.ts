import { mkdtemp, readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress';

describe('precompress', () => {
  it('writes compressed copies of text files at any depth, and skips other files', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'precompress-'));
    await mkdir(path.join(folder, 'static'));
    await writeFile(path.join(folder, 'static', 'a.js'), 'let a = 1;');
    await writeFile(path.join(folder, 'font.woff2'), 'font');
    await precompress(folder);
    const gz = await readFile(path.join(folder, 'static', 'a.js.gz'));
    const br = await readFile(path.join(folder, 'static', 'a.js.br'));
    expect([gunzipSync(gz).toString(), brotliDecompressSync(br).toString()]).toEqual(['let a = 1;', 'let a = 1;']);
    expect((await readdir(folder)).sort()).toEqual(['font.woff2', 'static']);
    await rm(folder, { recursive: true });
  });
});
