import { Mascot } from '@marcel/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { EmbeddedReadStore } from '../../../platform/read-store/embedded/embedded-read-store.js';
import { Harness } from '../../../platform/read-store/test-support/harness.js';
import { silentLog } from '../../../platform/read-store/test-support/silent-log.js';
import { mascotPublishedData } from '../domain/fixtures/mascot-published.js';
import { DIRECTORY_VIEW } from '../views.js';
import { directoryProjection } from './directory/directory.projection.js';
import { ExportMascotsController } from './export.js';

const ONE_MORE_THAN_A_PAGE = 501;

it('the directory is exported whole, however many pages it has', async () => {
  const open = async () => new EmbeddedReadStore(':memory:', silentLog);
  const harness = await Harness.start(open, [...directoryProjection.collections]);
  const { profile, slug, imageUrl } = mascotPublishedData;
  const time = '2026-01-01T10:00:00.000Z';
  const document = { slug, ...profile, imageUrl, likes: 0, createdAt: time, updatedAt: time, revision: 0 };
  const ids = Array.from({ length: ONE_MORE_THAN_A_PAGE }, (_, index) => index + 1);
  await harness.commit(...ids.map((id) => ({ kind: 'put', collection: DIRECTORY_VIEW, id, document }) as const));
  let exported = '';
  const reply = { type: () => reply, send: async (lines: Readable) => void (exported = await text(lines)) };
  const request = { headers: { accept: 'application/json' } };
  await new ExportMascotsController(harness.store).export(request as FastifyRequest, reply as unknown as FastifyReply);
  const rows: unknown[] = JSON.parse(exported);
  expect(rows.map((row) => Mascot.parse(row).id)).toEqual(ids);
  await harness.store.close();
});
