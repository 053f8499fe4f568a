import { fakeServer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import { renderAuditor } from '../../../shared/testing/render-admin';
import { PictureTimeline } from './timelines';

const STATE = {
  kind: 'drawing',
  status: 'pending',
  failureReason: null,
  provider: 'local',
  format: 'png',
  pictures: [],
  preserved: 0,
  urlHealth: 'unknown',
  lastUrlCheckAt: null,
  sourceGone: false,
  hidden: false,
  createdAt: '2024-03-05T09:07:30Z',
  madeAt: null,
};
const MADE = { ...STATE, status: 'completed', pictures: ['/pictures/a.webp'], preserved: 1 };

const entry = (revision: number, type: string, state: object | null, actor = 'system') => ({
  revision,
  position: `${revision}-${type}`,
  type,
  time: '2024-03-05T09:07:30',
  actor: { kind: actor },
  release: null,
  correlationId: 'request',
  clientRequestId: null,
  notes: null,
  changes: [],
  undo: null,
  state,
});
const HISTORY = [
  entry(0, 'DrawingSubmitted', STATE, 'visitor'),
  entry(5, 'GenerationCompleted', MADE),
  entry(0, 'ItemHidden', { ...MADE, hidden: true }, 'admin'),
];

async function open(history: object[], readModel: object) {
  const calls = fakeServer({
    'GET /api/audit/pictures/hug-8/history': { body: history },
    'GET /api/audit/pictures/hug-8': readModel,
  });
  renderAuditor(<PictureTimeline name="hug-8" />);
  await screen.findByRole('heading', { name: 'Drawing 8' });
  return calls;
}

const regionAfter = (title: string) => within(screen.getByRole('region', { name: `State after: ${title}` }));

it('shows a picture in its latest state, compared with the gallery', async () => {
  const calls = await open(HISTORY, { body: { ...MADE, hidden: true } });
  expect(calls.map(({ headers }) => headers.get('x-auditor-token'))).toEqual(['auditor', 'auditor']);
  expect(regionAfter('Item hidden').getByText('/pictures/a.webp')).toBeVisible();
  expect(await screen.findByText('Matches the read model.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('links a drawing in the gallery by its name there', async () => {
  await open(HISTORY.slice(0, 2), { body: MADE });
  expect(screen.getByRole('img', { name: 'Drawing 8' })).toHaveAttribute('src', '/pictures/a.webp');
  expect(screen.getByRole('link', { name: 'In the gallery' }).getAttribute('href')).toContain('drawing-8');
});

it('shows that the picture was erased', async () => {
  await open([...HISTORY, entry(1, 'ItemErased', null, 'admin')], { status: 404 });
  expect(regionAfter('Item erased').getByText('Erased after this.')).toBeVisible();
  expect(await screen.findByText('Matches the read model.')).toBeVisible();
});
