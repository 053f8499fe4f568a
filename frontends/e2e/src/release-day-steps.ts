import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import type { Product } from './harness';
import { returnToTab } from './steps';

const ROOT = path.resolve(__dirname, '../../..');

const run = promisify(execFile);

export type Change = (text: string) => string;

/** Compressed copies and source maps, which would show the content before the change. */
const NOT_COPIED = /\.(?:br|gz|map)$/;
const TEXT = /\.(?:js|css|html|json)$/;

export class Team {
  private constructor(
    readonly frontend: string,
    private readonly folder: string,
  ) {}

  static async start(frontend: string): Promise<Team> {
    return new Team(frontend, await mkdtemp(path.join(tmpdir(), `marcel-team-${frontend}-`)));
  }

  get token(): string {
    return `deploy-token-of-${this.frontend}`;
  }

  async release(product: Product, ...args: readonly string[]): Promise<string> {
    const env = { ...process.env, RELEASE_TOKEN: this.token, MARCEL_URL: product.address };
    const { stdout } = await run(process.execPath, [path.join(ROOT, 'scripts/release.mjs'), ...args], { env });
    return stdout;
  }

  async publish(product: Product, version: string, change: Change): Promise<void> {
    const dist = path.join(ROOT, 'frontends', this.frontend, 'dist');
    const folder = path.join(this.folder, version);
    for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
      const file = path.relative(dist, path.join(entry.parentPath, entry.name));
      if (!entry.isFile() || entry.name.startsWith('.') || NOT_COPIED.test(file)) continue;
      const bytes = await readFile(path.join(dist, file));
      const target = path.join(folder, change(file));
      await mkdir(path.dirname(target), { recursive: true });
      const changed = TEXT.test(file) ? change(bytes.toString()) : bytes;
      await writeFile(target, file === 'release.json' ? withVersion(String(changed), version) : changed);
    }
    await this.release(product, 'publish', folder);
  }

  stop(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

const withVersion = (description: string, version: string) =>
  description.replace(/"version":\s*"[^"]*"/, `"version":"${version}"`);

export async function renameHashes(frontend: string, version: string): Promise<Change> {
  const files = await readdir(path.join(ROOT, 'frontends', frontend, 'dist/static'), { recursive: true });
  const hashes = files.flatMap((file) => /\.([0-9a-f]{10})\.(?:js|css)$/.exec(file)?.[1] ?? []);
  const other = (hash: string) => createHash('sha256').update(`${version} ${hash}`).digest('hex').slice(0, hash.length);
  return (text) => hashes.reduce((changed, hash) => changed.replaceAll(hash, other(hash)), text);
}

export async function reload(page: Page): Promise<void> {
  await returnToTab(page);
  const notice = page.getByRole('status').filter({ hasText: 'A new version is available.' });
  await notice.getByRole('button', { name: 'Reload' }).click();
}

export async function listPageFiles(product: Product): Promise<string[]> {
  const html = await (await fetch(product.url('/'))).text();
  return [...html.matchAll(/(?:src|href)="(\/static\/(?:js|css)\/[^"]+)"/g)].map(([, file = '']) => file);
}
