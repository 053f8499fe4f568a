import { screen } from '@testing-library/react';
import { renderApp } from '../testing';
import { FallbackScreen } from './FallbackScreen';

test('says what a lost visitor reads', () => {
  renderApp(<FallbackScreen />);
  expect(screen.getByRole('heading')).toHaveTextContent(/^404 Page Not Found$/);
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(document.title).toBe('404 Page Not Found');
});
