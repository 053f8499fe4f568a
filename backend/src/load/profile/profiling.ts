import { existsSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { pause } from '../../test-support/pause.js';
import { layersOf, Profile, type SourceOf } from './layers.js';

const HOOK = new URL('./profile-on-signal.js', import.meta.url).href;
const BUNDLE = fileURLToPath(new URL('../../server/main.js', import.meta.url));

/** Notes what a process of the product does. */
export class Profiling {
  private readonly file: string;
  private readonly sourceOf = bundleSources();

  /** @param folder where the process may write */
  constructor(folder: string) {
    this.file = join(folder, 'profile.json');
  }

  /** With which the process has to be started. */
  get environment(): NodeJS.ProcessEnv {
    return { NODE_OPTIONS: `--import=${HOOK}`, PROFILE_FILE: this.file };
  }

  /** The share of each layer in what the process did meanwhile. */
  async during(pid: number, work: () => Promise<unknown>): Promise<Map<string, number>> {
    rmSync(this.file, { force: true });
    process.kill(pid, 'SIGUSR2');
    await work();
    process.kill(pid, 'SIGUSR2');
    while (!existsSync(this.file)) await pause();
    return layersOf(Profile.parse(JSON.parse(readFileSync(this.file, 'utf8'))), this.sourceOf);
  }
}

/** As far as the map of the bundle is read here. */
const BundleMap = z.object({
  file: z.string(),
  version: z.number(),
  sources: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
});

/** The bundle tells by its map what it was made of. */
function bundleSources(): SourceOf {
  const told = BundleMap.parse(JSON.parse(readFileSync(`${BUNDLE}.map`, 'utf8')));
  const map = new SourceMap({ ...told, sourcesContent: [] });
  return ({ url, lineNumber, columnNumber }) => {
    if (!url.endsWith('/server/main.js')) return url === '' ? undefined : url;
    const entry = map.findEntry(lineNumber, columnNumber);
    return 'originalSource' in entry ? entry.originalSource : undefined;
  };
}
