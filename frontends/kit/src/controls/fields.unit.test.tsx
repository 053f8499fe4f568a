import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './fields';

describe('TextField', () => {
  it('associates label, hint and error with the input', () => {
    render(<TextField label="Your name" hint="As on the page" error="Your name is required" />);
    const box = screen.getByRole('textbox', { name: 'Your name' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('As on the page Your name is required');
  });

  it('supports several lines', async () => {
    const onChange = jest.fn();
    render(<TextField label="Comment" multiline onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'a{Enter}b');
    expect(screen.getByRole('textbox')).toHaveValue('a\nb');
    expect(onChange).toHaveBeenCalledTimes(3);
  });
});
