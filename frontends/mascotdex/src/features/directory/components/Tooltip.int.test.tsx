import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip, TooltipProvider, TOOLTIPS } from './Tooltip';

describe('Tooltip', () => {
  it('has the specified delays', () => {
    expect(TOOLTIPS).toEqual({ openDelayMs: 700, skipDelayMs: 300, sideOffsetPx: 4 });
  });

  it('describes a control on focus, and closes on Escape', async () => {
    render(
      <TooltipProvider>
        <Tooltip label="Copies the address of this page">
          <button>Share</button>
        </Tooltip>
      </TooltipProvider>,
    );
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Copies the address of this page');
    expect(screen.getByRole('button', { name: 'Share' })).toHaveAccessibleDescription(/Copies the address/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
