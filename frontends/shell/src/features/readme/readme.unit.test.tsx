import { ROUTES } from '@marcel/contracts';
import { renderApp } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import { START_KEYS } from '../../shared/keys';
import { shownKeys, WINDOW_KEYS } from '../../shared/keys';
import { version } from '../../shared/version';
import { Readme } from './components/Readme';
import { README_TEXTS, TO_DO } from './readme-texts';

it('leads to what there is to do, lists all keys, and says its version', () => {
  renderApp(<Readme />);
  for (const { name, to } of TO_DO) expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  const keys = within(screen.getByRole('table'));
  for (const key of [...START_KEYS, ...Object.values(WINDOW_KEYS)]) {
    expect(keys.getByText(shownKeys(key))).toBeVisible();
  }
  expect(screen.getByText(README_TEXTS.version(version))).toBeVisible();
  expect(screen.getByRole('link', { name: new RegExp('API') })).toHaveAttribute('href', ROUTES.docs);
});
