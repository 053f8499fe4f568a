import { render, screen } from '@testing-library/react';
import { inClassic } from './in-classic';

const Old = inClassic(({ name }: { name: string }) => <p>{name}</p>);

const guests = () => document.documentElement.dataset.guests;

it('shows what knows no schemes in the classic one, and what it opens beside itself as long as any is there', () => {
  const first = render(<Old name="first" />);
  const second = render(<Old name="second" />);
  expect(screen.getByText('first').closest('[data-scheme]')).toHaveAttribute('data-scheme', 'classic');
  expect(guests()).toBe('classic');
  first.unmount();
  expect(guests()).toBe('classic');
  second.unmount();
  expect(guests()).toBeUndefined();
});
