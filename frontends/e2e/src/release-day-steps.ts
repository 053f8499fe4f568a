import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { RemoteServer, type Product } from './harness';

const ROOT = path.resolve(__dirname, '../../..');

const run = promisify(execFile);

/** What is other in a release than in what was built: the new text of a file. */
export type Change = (text: string) => string;

/** What a release of a made-up version leaves out: it would show the content before the change. */
const NOT_COPIED = /\.(?:br|gz|map)$/;
const TEXT = /\.(?:js|css|html|json)$/;

/** A team with a token, and a server for the releases of its frontend: each in a folder of its own, for ever. */
export class Team {
  private constructor(
    readonly frontend: string,
    private readonly folder: string,
    readonly server: RemoteServer,
  ) {}

  static async start(frontend: string): Promise<Team> {
    const folder = await mkdtemp(path.join(tmpdir(), `marcel-team-${frontend}-`));
    return new Team(frontend, folder, await RemoteServer.startIn(folder));
  }

  get token(): string {
    return `deploy-token-of-${this.frontend}`;
  }

  /** Makes a release out of what was built, where the team's server has it. Answers its folder. */
  async make(version: string, change: Change = (text) => text): Promise<string> {
    const dist = path.join(ROOT, 'frontends', this.frontend, 'dist');
    const folder = path.join(this.folder, version);
    for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
      const file = path.relative(dist, path.join(entry.parentPath, entry.name));
      if (!entry.isFile() || entry.name.startsWith('.') || NOT_COPIED.test(file)) continue;
      const bytes = await readFile(path.join(dist, file));
      const changed = TEXT.test(file) ? change(bytes.toString()) : bytes;
      const place = path.join(folder, change(file));
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, file === 'release.json' ? withVersion(String(changed), version) : changed);
    }
    return folder;
  }

  /** `npm run releases -- …` as this team; answers what it prints. */
  async releases(product: Product, ...args: readonly string[]): Promise<string> {
    const env = { ...process.env, RELEASE_TOKEN: this.token, MARCEL_URL: product.address };
    const { stdout } = await run(process.execPath, [path.join(ROOT, 'scripts/releases.mjs'), ...args], { env });
    return stdout;
  }

  /** Makes a release and publishes it from the team's own origin. */
  async publish(product: Product, version: string, change?: Change): Promise<void> {
    await this.make(version, change);
    const url = `${this.server.origin}/${version}/mf-manifest.json`;
    await this.releases(product, 'publish', this.frontend, '--url', url);
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

const withVersion = (description: string, version: string) =>
  description.replace(/"version":\s*"[^"]*"/, `"version":"${version}"`);

/** Gives the scripts and styles of a build other names, as the other content of a release has them. */
export async function renamed(frontend: string, version: string): Promise<Change> {
  const files = await readdir(path.join(ROOT, 'frontends', frontend, 'dist/static'), { recursive: true });
  const hashes = files.flatMap((file) => /\.([0-9a-f]{10})\.(?:js|css)$/.exec(file)?.[1] ?? []);
  const other = (hash: string) => createHash('sha256').update(`${version} ${hash}`).digest('hex').slice(0, hash.length);
  return (text) => hashes.reduce((changed, hash) => changed.replaceAll(hash, other(hash)), text);
}

/** Lets a page that is open find out at once what it would within a minute, and takes the offer. */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('status').filter({ hasText: 'A new version is there.' });
  await notice.getByRole('button', { name: 'Reload' }).click();
}

/** The scripts and styles that the page names which visitors get now. */
export async function partsOfPage(product: Product): Promise<string[]> {
  const html = await (await fetch(product.url('/'))).text();
  return [...html.matchAll(/(?:src|href)="(\/static\/(?:js|css)\/[^"]+)"/g)].map(([, file = '']) => file);
}

/** Which of some files are not there. */
export async function missing(product: Product, files: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(files.map((file) => fetch(product.url(file))));
  return files.filter((_, index) => !answers[index]?.ok);
}
