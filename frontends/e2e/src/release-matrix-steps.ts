import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Product } from './harness';

const FRONTENDS = path.resolve(__dirname, '../..');

const Report = z.object({ fits: z.boolean(), misfits: z.array(z.string()) });
const Published = z.object({ release: z.string() });

export const builtDescription = (frontend: string): Promise<string> =>
  readFile(path.join(FRONTENDS, frontend, 'dist/release.json'), 'utf8');

/** What the release before the one in this tree told of itself, on record. */
export const lastDescription = (frontend: string): Promise<string> =>
  readFile(path.join(__dirname, 'last-releases', `${frontend}.json`), 'utf8');

/** What of a release does not fit what is live, by its description. */
export async function misfitsOf(product: Product, frontend: string, description: string): Promise<string[]> {
  const form = new FormData();
  form.append('files', new Blob([description]), 'release.json');
  return Report.parse(await ask(product, `/${frontend}/compatibility`, form)).misfits;
}

/** Makes the built files live under another description. */
export async function deploy(product: Product, frontend: string, description: string): Promise<void> {
  const folder = path.join(FRONTENDS, frontend, 'dist');
  const form = new FormData();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const bytes = file === 'release.json' ? description : new Uint8Array(await readFile(path.join(folder, file)));
    form.append('files', new Blob([bytes]), file);
  }
  const { release } = Published.parse(await ask(product, `/${frontend}`, form));
  await ask(product, `/${frontend}/${release}/deploy`, '{}');
}

/** What is live goes back to what the product was built with. */
export const rollBack = (product: Product, frontend: string): Promise<unknown> =>
  ask(product, `/${frontend}/rollback`, JSON.stringify({ reason: 'As a test' }));

async function ask(product: Product, pathname: string, body: FormData | string): Promise<unknown> {
  const answer = await fetch(product.url(`/api/releases${pathname}`), {
    method: 'POST',
    body,
    headers: {
      'x-admin-token': product.adminToken,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
  });
  if (!answer.ok) throw new Error(`${pathname}: ${await answer.text()}`);
  return answer.json();
}
