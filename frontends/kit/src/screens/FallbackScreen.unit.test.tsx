import { screen } from '@testing-library/react';
import { renderApp } from '../testing';
import { WindowHostContext } from '../window/window-host';
import { FallbackScreen } from './FallbackScreen';

test('explains the missing page', () => {
  renderApp(<FallbackScreen />);
  expect(screen.getByRole('heading')).toHaveTextContent(/^404 Page Not Found$/);
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(document.title).toBe('404 Page Not Found');
});

test('can be closed in a window of the desktop', () => {
  renderApp(
    <WindowHostContext value={{ isFront: true, titleBar: {}, buttons: <button>Minimize</button> }}>
      <FallbackScreen />
    </WindowHostContext>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^404 Page Not Found$/);
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Minimize' })).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
