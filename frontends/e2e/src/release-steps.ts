import * as z from 'zod';
import { sendAsAdmin } from './admin-steps';
import type { Product } from './harness';

const Published = z.object({ release: z.string() });

const NOTHING = JSON.stringify({ metaData: {}, exposes: [] });

interface Release {
  version: string;
  /** Other files than the manifest, which names nothing: a browser cannot load it. */
  files?: Readonly<Record<string, string>>;
}

/** Publishes a release as an admin, and gives its id. */
export async function publish(product: Product, frontend: string, { version, files = {} }: Release): Promise<string> {
  const form = new FormData();
  const all = { 'mf-manifest.json': NOTHING, 'release.json': JSON.stringify({ name: frontend, version }), ...files };
  for (const [path, content] of Object.entries(all)) form.append('files', new Blob([content]), path);
  const answer = await fetch(product.url(`/api/releases/${frontend}`), {
    method: 'POST',
    headers: { 'x-admin-token': product.adminToken },
    body: form,
  });
  expect(answer.status).toBe(201);
  return Published.parse(await answer.json()).release;
}

type Step = 'deploy' | 'canary' | 'promote' | 'pin' | 'withdraw';

/** Takes a step with a release as an admin. */
export async function step(
  product: Product,
  frontend: string,
  release: string,
  kind: Step,
  json: object = {},
): Promise<void> {
  const answer = await sendAsAdmin(product, 'POST', `/api/releases/${frontend}/${release}/${kind}`, json);
  expect(answer.status).toBe(200);
}

/** Publishes a release and makes it live. */
export async function deploy(product: Product, frontend: string, release: Release, reason?: string): Promise<string> {
  const id = await publish(product, frontend, release);
  await step(product, frontend, id, 'deploy', { reason });
  return id;
}
