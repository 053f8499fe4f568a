import { act, render, screen } from '@testing-library/react';
import { DISPLAY_CHANGED } from '../../shared/display/display';
import { Clock } from './Taskbar';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('Clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2024, 4, 10, 9, 59, 30) }));
  afterEach(() => jest.useRealTimers());

  it('shows hours and minutes, and updates when a minute begins', async () => {
    render(<Clock />);
    expect(screen.getByText('09:59')).toBeVisible();
    await advance(29_999);
    expect(screen.getByText('09:59')).toBeVisible();
    await advance(1);
    expect(screen.getByText('10:00')).toBeVisible();
  });

  it('shows the twelve-hour format when it is chosen', async () => {
    render(<Clock />);
    document.documentElement.dataset.clock = '12';
    act(() => void window.dispatchEvent(new Event(DISPLAY_CHANGED)));
    expect(screen.getByText('9:59 am')).toBeVisible();
    document.documentElement.dataset.clock = '';
  });

  it('shows the date on hover and to screen readers', () => {
    render(<Clock />);
    expect(screen.getByTitle('Friday, 10 May 2024')).toBeVisible();
    expect(screen.getByText('09:59')).toHaveTextContent('09:59, Friday, 10 May 2024');
  });
});
