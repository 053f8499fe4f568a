import { FRONTEND_NAME, RELEASE_FILE, ReleaseDescription } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { readdir, readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { releaseKey } from '../../views.js';
import { ReleasedFrontendsInViews } from '../serving/released-frontends-in-views.js';

/** Descriptions that are known without a look: what a release tells of itself stays as it is. */
const REMEMBERED = 200;

/** What releases, and what the product was built with, tell of themselves. */
@Injectable()
export class Descriptions {
  private readonly known = new LRUCache<string, ReleaseDescription>({ max: REMEMBERED });

  constructor(
    private readonly released: ReleasedFrontendsInViews,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'frontendsDirectory' | 'remotes'>,
  ) {}

  /** Undefined where nothing is told. Null stands for what the product was built with. */
  async of(frontend: string, release: string | null): Promise<ReleaseDescription | undefined> {
    if (release === null) return this.built(frontend);
    const key = releaseKey(frontend, release);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const file = await this.released.file(frontend, release, RELEASE_FILE);
    const found = descriptionIn(file && (await this.released.read(file)));
    if (found !== undefined) this.known.set(key, found);
    return found;
  }

  /** The frontends that the product was built with. */
  async builtFrontends(): Promise<string[]> {
    const { frontendsDirectory: root } = this.settings;
    const folders = root === undefined ? [] : await readdir(root, { withFileTypes: true }).catch(() => []);
    return folders.filter((one) => !one.isFile() && FRONTEND_NAME.test(one.name)).map(({ name }) => name);
  }

  private async built(frontend: string): Promise<ReleaseDescription | undefined> {
    const { frontendsDirectory: root, remotes } = this.settings;
    if (root === undefined || remotes.some(({ name }) => name === frontend)) return undefined;
    return descriptionIn(await readFile(path.join(root, frontend, 'dist', RELEASE_FILE)).catch(() => undefined));
  }
}

function descriptionIn(bytes: Uint8Array | undefined): ReleaseDescription | undefined {
  try {
    return bytes && ReleaseDescription.safeParse(JSON.parse(Buffer.from(bytes).toString())).data;
  } catch {
    return undefined;
  }
}
