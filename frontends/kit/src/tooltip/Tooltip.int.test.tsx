import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../testing';
import { Tooltip, TOOLTIPS } from './Tooltip';

describe('Tooltip', () => {
  it('is timed as specified', () => {
    expect(TOOLTIPS).toEqual({ openDelayMs: 700, skipDelayMs: 300, sideOffsetPx: 4 });
  });

  it('explains a control when it gets the focus, and goes on Escape', async () => {
    renderApp(
      <Tooltip label="Copies the address of this page">
        <button>Share</button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Copies the address of this page');
    expect(screen.getByRole('button', { name: 'Share' })).toHaveAccessibleDescription(/Copies the address/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('needs nothing above it', async () => {
    render(
      <Tooltip label="Sends it">
        <button>Send</button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Sends it');
  });
});
