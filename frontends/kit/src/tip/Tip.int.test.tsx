import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../testing';
import { Tip } from './Tip';

describe('Tip', () => {
  it('explains a control when it gets the focus, and goes on Escape', async () => {
    renderApp(
      <Tip label="Copies the address of this page">
        <button>Share</button>
      </Tip>,
    );
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Copies the address of this page');
    expect(screen.getByRole('button', { name: 'Share' })).toHaveAccessibleDescription(/Copies the address/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
