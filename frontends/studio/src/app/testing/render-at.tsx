import { renderApp } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { Standalone } from '../Standalone';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Renders the studio at a path, each program mounted as the shell does. */
export const renderAt = (path: string) =>
  renderApp(
    <>
      <Standalone />
      <Address />
    </>,
    { path },
  );

/** The path and query that the browser would show. */
export const address = (): string => screen.getByTestId('address').textContent ?? '';

/** Waits for a toast, which is also read aloud from a second place in the page. */
export const toast = (text: string) => screen.findAllByText(text);
