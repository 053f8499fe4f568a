import { POSES } from '@marcel/art/poses';
import { render, waitFor } from '@testing-library/react';
import { Marcel } from './Marcel';

describe('Marcel', () => {
  it('reserves space, then shows the drawing, hidden from screen readers', async () => {
    const { container } = render(<Marcel pose="sleeping" size={96} />);
    expect(container.firstChild).toHaveStyle({ width: '96px', height: '96px' });
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => expect(container.querySelector('svg')?.innerHTML).toContain('<path'));
  });

  it('changes with the pose', async () => {
    const { container, rerender } = render(<Marcel pose="sleeping" />);
    await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument());
    const sleeping = container.querySelector('svg')?.innerHTML;
    rerender(<Marcel pose="waving" />);
    await waitFor(() => expect(container.querySelector('svg')?.innerHTML).not.toBe(sleeping));
    expect(Object.keys(POSES).length).toBeGreaterThanOrEqual(8);
  });
});
