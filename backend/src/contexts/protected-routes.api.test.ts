import { ROUTES } from '@marcel/contracts';
import * as z from 'zod';
import { rest } from '../test-support/shared-product/shared-product.js';

const Paths = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

const OPEN: ReadonlySet<string> = new Set([
  `get ${ROUTES.live}`,
  `get ${ROUTES.ready}`,
  'get /pictures/{file}',
  'get /pictures/cards/{id}',
  'get /pictures/mascots/{slug}',
  'get /pictures/{width}/{file}',
  `get ${ROUTES.mascots}`,
  `get ${ROUTES.mascotSuggestions}`,
  `get ${ROUTES.mascotFacets}`,
  `get ${ROUTES.mascotLikes}`,
  'get /api/mascots/{id}',
  'get /api/mascots/slug/{slug}',
  'post /api/mascots/{id}/like',
  'get /api/mascots/{id}/comments',
  'post /api/mascots/{id}/comments',
  `post ${ROUTES.submissions}`,
  'post /api/submissions/status/{key}/revise',
  'get /api/submissions/status/{key}',
  'get /api/mascots/{id}/contributor',
  'get /api/contributors/{name}/linkedin',
  `get ${ROUTES.gallery}`,
  'get /api/gallery/{id}',
  `post ${ROUTES.hugCreate}`,
  'post /api/marcel-hugging/{id}/reroll',
  `post ${ROUTES.drawingCreate}`,
  `post ${ROUTES.imageCreate}`,
  'post /api/marcel-hugging/{id}/like',
  'post /api/images/{id}/like',
  'post /api/marcel-hugging/{id}/broken',
  'post /api/images/{id}/broken',
  'post /api/comments/{id}/report',
  'post /api/marcel-hugging/{id}/report',
  'post /api/images/{id}/report',
  'post /api/mascots/{id}/report',
  // These accept the key of the owner or an admin token; other tests cover them.
  'delete /api/comments/{id}',
  'delete /api/marcel-hugging/{id}',
  'delete /api/images/{id}',
  'delete /api/submissions/{id}',
  `get ${ROUTES.hugs}`,
  `get ${ROUTES.images}`,
  `get ${ROUTES.imageModels}`,
  `get ${ROUTES.imageReading}`,
  'get /api/download/{id}',
  `get ${ROUTES.studioEvents}`,
  `get ${ROUTES.mascotEvents}`,
  `get ${ROUTES.siteConfig}`,
]);

it('every route that is not for visitors requires a token', async () => {
  const { paths } = Paths.parse((await rest.get(ROUTES.openapi)).body);
  const closed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => !OPEN.has(`${method} ${path}`))
      .map((method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1')] as const),
  );
  expect(closed.length).toBeGreaterThan(25);
  for (const [method, path] of closed) {
    const { status } = await rest.call(method, path);
    expect([method, path, status]).toEqual([method, path, 401]);
  }
});
