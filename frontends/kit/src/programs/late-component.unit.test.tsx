import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { lateComponent } from './late-component';

it('asks for its code when it is shown, and again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(async () => () => <p>Here it is</p>).mockRejectedValueOnce(new Error('gone'));
  const Late = lateComponent(load);
  expect(load).not.toHaveBeenCalled();
  render(
    <ErrorBoundary>
      <Suspense fallback="Opening...">
        <Late />
      </Suspense>
    </ErrorBoundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
