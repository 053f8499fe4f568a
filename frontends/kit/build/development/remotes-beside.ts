import type { RemoteProgram } from '@marcel/contracts';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { developmentPort, localAddress } from './ports';

const PackageFile = z.object({ config: z.object({ port: z.int() }) });

const Description = z.object({
  exposes: z.object({ programs: z.custom<RemoteProgram[]>(Array.isArray), windows: z.optional(z.boolean()) }),
});
type Exposed = Partial<z.infer<typeof Description>['exposes']>;

export async function remotesBeside(folder: string): Promise<({ name: string; entry: string } & Exposed)[]> {
  const parent = path.dirname(folder);
  const names = (await readdir(parent)).filter((name) => name !== path.basename(folder)).sort();
  const found = await Promise.all(names.map((name) => remoteIn(path.join(parent, name))));
  return found.flat();
}

async function remoteIn(folder: string) {
  const file = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { data } = PackageFile.safeParse(JSON.parse(file));
  if (!data) return [];
  const address = localAddress(developmentPort(data.config.port));
  const { programs = [], windows } = await exposedAt(address);
  const brings = { ...(programs.length > 0 && { programs }), ...(windows && { windows }) };
  return [{ name: path.basename(folder), entry: `${address}/mf-manifest.json`, ...brings }];
}

async function exposedAt(address: string): Promise<Exposed> {
  try {
    const answer = await fetch(`${address}/release.json`, { signal: AbortSignal.timeout(1000) });
    return Description.parse(await answer.json()).exposes;
  } catch {
    return {};
  }
}
