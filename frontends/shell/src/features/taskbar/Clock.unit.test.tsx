import { act, render, screen } from '@testing-library/react';
import { Clock } from './Clock';

describe('Clock', () => {
  it('shows hours and minutes, and the next minute when it begins', () => {
    jest.useFakeTimers({ now: new Date(2024, 4, 10, 9, 59, 30) });
    render(<Clock />);
    expect(screen.getByText('09:59')).toBeVisible();
    act(() => jest.advanceTimersByTime(29_999));
    expect(screen.getByText('09:59')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('10:00')).toBeVisible();
    jest.useRealTimers();
  });
});
