import { ROUTES } from '@marcel/contracts';
import { renderApp } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import { version } from '../../../package.json';
import { formatKeys, START_KEYS, WINDOW_KEYS } from '../../shared/keys';
import { Readme } from './Readme';

it('lists all shortcuts and the version', () => {
  renderApp(<Readme />);
  const keys = within(screen.getByRole('table'));
  for (const key of [...START_KEYS, ...Object.values(WINDOW_KEYS)]) {
    expect(keys.getByText(formatKeys(key))).toBeVisible();
  }
  expect(screen.getByText(`Marcel OS ${version}`)).toBeVisible();
  expect(screen.getByRole('link', { name: /API/ })).toHaveAttribute('href', ROUTES.docs);
});
