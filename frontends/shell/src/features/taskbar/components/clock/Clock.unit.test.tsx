import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Clock } from './Clock';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('Clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2024, 4, 10, 9, 59, 30) }));
  afterEach(() => jest.useRealTimers());

  it('shows hours and minutes, and the next minute when it begins', async () => {
    render(<Clock />);
    expect(screen.getByText('09:59')).toBeVisible();
    await advance(29_999);
    expect(screen.getByText('09:59')).toBeVisible();
    await advance(1);
    expect(screen.getByText('10:00')).toBeVisible();
  });

  it('tells readers the date', () => {
    render(<Clock />);
    expect(screen.getByText('09:59')).toHaveTextContent('09:59, Friday, 10 May 2024');
  });

  it('shows the date on hover', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    render(<Clock />);
    await user.hover(screen.getByText('09:59'));
    await advance(0);
    await user.hover(screen.getByText('09:59'));
    await advance(700);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Friday, 10 May 2024');
  });
});
