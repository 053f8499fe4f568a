import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LikeButton } from '../controls/Button';

describe('LikeButton', () => {
  it('names the liked item and its count, and likes on a press', async () => {
    const onLike = jest.fn();
    render(<LikeButton count={1} label="Like Tux" onLike={onLike} />);
    await userEvent.click(screen.getByRole('button', { name: 'Like Tux, 1 like', pressed: false }));
    expect(onLike).toHaveBeenCalledTimes(1);
  });

  it('cannot be pressed while disabled', async () => {
    const onLike = jest.fn();
    render(<LikeButton count={2} liked disabled onLike={onLike} />);
    const button = screen.getByRole('button', { name: 'Like, 2 likes', pressed: true });
    await userEvent.click(button);
    expect(onLike).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });
});
