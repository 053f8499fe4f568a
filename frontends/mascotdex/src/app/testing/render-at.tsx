import { renderApp } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import App from '../App';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Renders Mascotdex at a path, as the shell mounts it. */
export const renderAt = (path: string) =>
  renderApp(
    <>
      <Routes>
        <Route path="/mascotdx/*" element={<App basePath="/mascotdx" />} />
      </Routes>
      <Address />
    </>,
    { path },
  );

/** The path and query that the browser would show. */
export const address = (): string => screen.getByTestId('address').textContent ?? '';

/** Waits for a toast, which is also read aloud from a second place in the page. */
export const toast = (text: string) => screen.findAllByText(text);
