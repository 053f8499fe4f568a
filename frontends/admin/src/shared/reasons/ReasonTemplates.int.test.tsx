import { DEFAULT_REASONS, REASON_MESSAGES } from '@marcel/contracts';
import { fakeServer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderAdmin } from '../testing/render-admin';
import { PURPOSE_LABELS, ReasonTemplates } from './ReasonTemplates';

function Chosen() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <output>{chosen}</output>
      <ReasonTemplates purpose="reject" chosen={chosen} onChoose={setChosen} />
    </>
  );
}

const getReasons = () =>
  within(screen.getByRole('group', { name: PURPOSE_LABELS.reject }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Edit reasons');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = () => screen.findByRole('textbox', { name: PURPOSE_LABELS.reject });

test('reason templates are offered, and can be edited for all admins', async () => {
  let storedReasons = { ...DEFAULT_REASONS, reject: ['Too blue'] };
  const calls = fakeServer({
    'GET /api/admin/reasons': () => ({ body: storedReasons }),
    'POST /api/admin/reasons/reject': ({ body }) => {
      const { reasons } = JSON.parse(typeof body === 'string' ? body : '') as { reasons: string[] };
      storedReasons = { ...storedReasons, reject: reasons };
      return { body: storedReasons };
    },
  });
  renderAdmin(<Chosen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Too blue' }));
  expect(screen.getByRole('status')).toHaveTextContent('Too blue');
  expect(screen.getByRole('button', { name: 'Too blue', pressed: true })).toBeVisible();
  await press('Edit reasons');
  await userEvent.type(await box(), '{Enter}{Enter} Not blue enough ');
  await press('Save');
  expect(await screen.findByRole('button', { name: 'Not blue enough' })).toBeVisible();
  expect(getReasons()).toEqual(['Too blue', 'Not blue enough']);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a conflicting edit by another admin is not overwritten', async () => {
  const calls = fakeServer({
    'GET /api/admin/reasons': () => ({
      body: { ...DEFAULT_REASONS, reject: calls.some(({ method }) => method === 'POST') ? ['Too red'] : ['Too blue'] },
    }),
    'POST /api/admin/reasons/reject': { status: 409, body: { error: REASON_MESSAGES.changed, code: 'conflict' } },
  });
  renderAdmin(<Chosen />);
  await screen.findByRole('button', { name: 'Too blue' });
  await press('Edit reasons');
  await userEvent.type(await box(), '{Enter}Too green');
  await press('Save');
  expect(await screen.findByText(REASON_MESSAGES.changed)).toBeVisible();
  expect(await box()).toHaveValue('Too blue\nToo green');
  const postedBody = calls.find(({ method }) => method === 'POST')?.body;
  expect(JSON.parse(typeof postedBody === 'string' ? postedBody : '')).toEqual({
    before: ['Too blue'],
    reasons: ['Too blue', 'Too green'],
  });
  await press('Close');
  expect(getReasons()).toEqual(['Too red']);
});

test('invalid reasons are reported before they are sent, and a rejected one stays', async () => {
  fakeServer({
    'GET /api/admin/reasons': { status: 503, body: { error: 'Not now', code: 'unavailable' } },
    'POST /api/admin/reasons/reject': { status: 503, body: { error: 'Not now', code: 'unavailable' } },
  });
  renderAdmin(<Chosen />);
  expect(getReasons()).toEqual(DEFAULT_REASONS.reject);
  await press('Edit reasons');
  await userEvent.clear(await box());
  await userEvent.type(await box(), 'Same{Enter}Same');
  expect(screen.getByRole('alert')).toHaveTextContent(REASON_MESSAGES.twice);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(await box(), ' again');
  await press('Save');
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(await box()).toHaveValue('Same\nSame again');
});
