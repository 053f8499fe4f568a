import { fireEvent, render, screen } from '@testing-library/react';
import { InitialsPlaceholder, Picture } from './Picture';

const storedPath = `/pictures/${'a'.repeat(64)}.webp`;
const fallback = <InitialsPlaceholder name="Green Giant" />;

describe('Picture', () => {
  it('offers a stored picture in several widths, and loads it lazily', () => {
    render(<Picture src={storedPath} alt="Tux" fallback={fallback} sizes="200px" />);
    const picture = screen.getByRole('img', { name: 'Tux' });
    expect(picture).toHaveAttribute('srcset', expect.stringContaining('320w'));
    expect(picture).toHaveAttribute('sizes', '200px');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });

  it('shows a picture of another site unchanged', () => {
    render(<Picture src="https://example.org/tux.png" alt="Tux" fallback={fallback} eager />);
    expect(screen.getByRole('img', { name: 'Tux' })).not.toHaveAttribute('srcset');
    expect(screen.getByRole('img', { name: 'Tux' })).toHaveAttribute('loading', 'eager');
  });

  it('shows the fallback without a picture', () => {
    render(<Picture src={null} alt="Tux" fallback={fallback} />);
    expect(screen.getByText('GG')).toBeVisible();
  });

  it('shows the fallback for a broken picture, and tries the next one', () => {
    const { rerender } = render(<Picture src={storedPath} alt="Tux" fallback={fallback} />);
    fireEvent.error(screen.getByRole('img', { name: 'Tux' }));
    expect(screen.getByText('GG')).toBeVisible();
    rerender(<Picture src="https://example.org/other.png" alt="Tux" fallback={fallback} />);
    expect(screen.getByRole('img', { name: 'Tux' })).toBeInTheDocument();
  });
});
