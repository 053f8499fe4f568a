import { renderApp } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPicture } from '../open-picture';
import { CurrentImage } from './MascotImageCard';

jest.mock('../open-picture');

it('leads to an address in a new tab', () => {
  renderApp(<CurrentImage name="Tux" imageUrl="/pictures/tux.webp" />);
  const link = screen.getByRole('link', { name: 'Current image of Tux' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/pictures/tux.webp', '_blank']);
});

it('shows a data: address, which browsers open no page for', async () => {
  renderApp(<CurrentImage name="Tux" imageUrl="data:image/png;base64,AAAA" />);
  await userEvent.click(screen.getByRole('button', { name: 'Current image of Tux' }));
  expect(openPicture).toHaveBeenCalledWith('data:image/png;base64,AAAA', 'Current image of Tux');
});
