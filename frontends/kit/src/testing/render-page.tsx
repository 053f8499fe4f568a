import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { renderApp } from './render-app';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

export const renderPage = (app: ReactNode, path: string) =>
  renderApp(
    <>
      {app}
      <Address />
    </>,
    { path },
  );

export const address = (): string => screen.getByTestId('address').textContent ?? '';

export const toast = (text: string) => screen.findAllByText(text);

/** Clicks a toast's button. A toast region accepts clicks one effect after its first toast. */
export async function pressInToast(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
  await userEvent.click(button);
}
