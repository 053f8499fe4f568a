import { fillPath, ROUTES } from '@marcel/contracts';
import { formOf } from './rest-client.js';

export function importWrites() {
  const rows = [{ row: 2, values: { name: 'Imported', brand: 'Acme' } }];
  const form = formOf({ fileName: 'mascots.csv', rows: JSON.stringify(rows) });
  const first = { id: 1 };
  return [
    { route: `POST ${ROUTES.mascotImports}`, form, status: 200, answer: { ...first, status: 'running', rows: 1 } },
    {
      route: `POST ${ROUTES.mascotImportStop}`,
      path: fillPath(ROUTES.mascotImportStop, first),
      status: 200,
      answer: { ...first, status: 'stopped' },
    },
    {
      route: `POST ${ROUTES.mascotImportUndo}`,
      path: fillPath(ROUTES.mascotImportUndo, first),
      json: { reason: 'The wrong file' },
      status: 200,
      answer: { ...first, status: 'undoing', reason: 'The wrong file' },
    },
  ];
}
