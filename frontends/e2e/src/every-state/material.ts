import sharp from 'sharp';
import * as z from 'zod';
import { sendAsAdmin } from '../admin-steps';
import type { Product } from '../harness';
import type { Site } from './walk';

/** A picture to submit. */
export async function picture() {
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#8fb0ff' } })
    .png()
    .toBuffer();
  return { name: 'tux.png', mimeType: 'image/png', buffer };
}

const Receipt = z.object({ id: z.int(), statusUrl: z.string() });

async function submit(product: Product, name: string): Promise<z.infer<typeof Receipt>> {
  const person = { userName: 'Ada', userEmail: 'ada@example.org', linkedinUrl: 'https://www.linkedin.com/in/ada' };
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...person, contributor: 'Ada', name, brand: 'Unknown' }))
    form.set(field, value);
  return Receipt.parse(await (await fetch(product.url('/api/submissions'), { method: 'POST', body: form })).json());
}

/** Submissions as they may end. */
export async function submissionsOf(product: Product): Promise<Site['submissions']> {
  const pending = await submit(product, 'Waiting Wombat');
  const approved = await submit(product, 'Welcome Walrus');
  const rejected = await submit(product, 'Refused Raven');
  await sendAsAdmin(product, 'PUT', `/api/submissions/${approved.id}/approve`);
  await sendAsAdmin(product, 'PUT', `/api/submissions/${rejected.id}/reject`, { adminNotes: 'Whose mascot is it?' });
  return { pending: pending.statusUrl, approved: approved.statusUrl, rejected: rejected.statusUrl };
}
