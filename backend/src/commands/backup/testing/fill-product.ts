import { fillPath, ROUTES, SubmissionReceipt } from '@marcel/contracts';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { pause } from '../../../test-support/pause.js';
import type { RestClient } from '../../../test-support/rest-client.js';

/** Creates one record of every kind that a backup must restore. */
export async function fillProduct(rest: RestClient): Promise<void> {
  const { id } = await rest.publish({ name: 'Bärli 🐻' });
  await rest.call('POST', fillPath(ROUTES.mascotLike, { id }));
  const json = { author: 'Grace', content: 'A line\nand\u2028another\u2029' };
  await rest.call('POST', fillPath(ROUTES.mascotComments, { id }), { json });
  await rest.submit({ name: 'Waiting' }, new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' }));
  const { id: unwanted } = SubmissionReceipt.parse((await rest.submit({ name: 'Unwanted' })).body);
  const adminNotes = 'Seen before';
  await rest.call('PUT', fillPath(ROUTES.submissionReject, { id: unwanted }), { admin: true, json: { adminNotes } });
}

export async function untilReady(rest: RestClient): Promise<void> {
  while ((await rest.get(ROUTES.ready)).status !== 200) await pause();
}
