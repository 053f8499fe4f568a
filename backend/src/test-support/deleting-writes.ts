import { fillPath, GeneratedImage, ROUTES, SubmissionReceipt } from '@marcel/contracts';
import { photograph } from '../platform/pictures/testing/samples.js';
import type { RestClient } from './rest-client.js';
import { StudioClient } from './studio/studio-client.js';

/** Creates items; returns the requests of an admin that delete them, with the expected responses. */
export async function deletingWrites(rest: RestClient) {
  const studio = new StudioClient(rest);
  const hug = await studio.finishedHug('Grace', await photograph());
  const image = GeneratedImage.parse((await studio.image({ prompt: 'A cat' })).body);
  const submission = SubmissionReceipt.parse((await rest.submit({ name: 'Withdrawn' })).body);
  const write = (path: string, { id }: { readonly id: number }, kind: string, status: number) => ({
    route: `DELETE ${path}`,
    path: fillPath(path, { id }),
    status,
    answer: { kind, id },
  });
  return [
    write(ROUTES.hug, hug, 'hug', 200),
    write(ROUTES.image, image, 'image', 200),
    write(ROUTES.submission, submission, 'submission', 202),
  ];
}
