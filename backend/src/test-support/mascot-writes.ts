import { fillPath, ROUTES } from '@marcel/contracts';
import type { RestClient } from './rest-client.js';

export async function mascotWrites(rest: RestClient) {
  const [doomed, unwanted, edited] = [
    await rest.publish({ name: 'Doomed' }),
    await rest.publish({ name: 'Unwanted' }),
    await rest.publish({ name: 'Changed' }),
  ];
  return [
    {
      route: `DELETE ${ROUTES.mascot}`,
      path: fillPath(ROUTES.mascot, doomed),
      status: 200,
      answer: { deletedMascot: { id: doomed.id } },
    },
    {
      route: `PUT ${ROUTES.mascotsEdit}`,
      json: { ids: [edited.id], style: 'Modern' },
      status: 200,
      answer: { done: [edited.id], failed: [] },
    },
    {
      route: `POST ${ROUTES.mascotsDelete}`,
      json: { ids: [unwanted.id] },
      status: 200,
      answer: { done: [unwanted.id], failed: [] },
    },
  ];
}
