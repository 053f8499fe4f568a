import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary';

describe('ErrorBoundary', () => {
  it('shows an error box for a crashed child, and Retry renders the child again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const Part = () => {
      if (broken) throw new Error('boom');
      return <p>fine</p>;
    };
    render(
      <ErrorBoundary title="Mascotdex" onRetry={() => (broken = false)}>
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert', { name: 'Mascotdex' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('fine')).toBeVisible();
  });
});
