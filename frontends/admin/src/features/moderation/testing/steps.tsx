import type { ModeratedItem } from '@marcel/contracts';
import { fakeServer } from '@marcel/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { ModerationScreen } from '../components/ModerationScreen';
import { makeItem, fakeModeration, bodyText } from './fake-moderation';

export const items = (count: number): ModeratedItem[] =>
  Array.from({ length: count }, (_, index) => makeItem({ id: index + 1 }));

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

export function openModeration(items: readonly ModeratedItem[], path = '/admin/moderation', options = {}) {
  const moderation = fakeModeration(items, options);
  const calls = fakeServer(moderation.answers);
  renderAdmin(
    <>
      <ModerationScreen />
      <Address />
    </>,
    path,
  );
  const decisions = () =>
    calls.filter(({ method }) => method === 'POST').map(({ body }): unknown => JSON.parse(bodyText(body)));
  return { ...moderation, calls, decisions };
}

export const item = (name: string) => screen.findByRole('article', { name });
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const names = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));
export const expectGone = (name: string) => waitFor(() => expect(names()).not.toContain(name));
export const giveReason = async (reason: string) => {
  const box = await screen.findByLabelText(/^Reason/);
  await userEvent.clear(box);
  await userEvent.type(box, `${reason}{Enter}`);
};
export const comment = (id: number, round = 0) => ({ kind: 'comment', id, round });
