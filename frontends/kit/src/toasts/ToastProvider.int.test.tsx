import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressInToast, renderApp } from '../testing';
import { NOTIFICATIONS, sendToast, type ToastMessage, useToast } from './use-toasts';

function Buttons({ messages }: { messages: ToastMessage[] }) {
  const toast = useToast();
  return messages.map((message) => (
    <button key={message.title} onClick={() => toast(message)}>
      say {message.title}
    </button>
  ));
}

const send = (title: string) => userEvent.click(screen.getByRole('button', { name: `say ${title}` }));
const toastTitled = (title: string) => screen.findByText(title, { selector: 'div' });

describe('ToastProvider', () => {
  it('has the settings of the specification', () => {
    expect(NOTIFICATIONS).toEqual({
      durationMs: 5000,
      removalMs: 1_000_000,
      swipePx: 50,
      hotkey: 'F8',
      maxWidthPx: 420,
    });
  });

  it('shows a title and a body', async () => {
    renderApp(<Buttons messages={[{ title: 'Liked!', body: 'Thanks for liking this mascot!' }]} />);
    await send('Liked!');
    expect(await toastTitled('Liked!')).toBeVisible();
    expect(screen.getByText('Thanks for liking this mascot!', { selector: 'div' })).toBeVisible();
  });

  it('shows valid toasts that another copy of the kit sends, and ignores others', async () => {
    renderApp(<p>shell</p>);
    act(() => {
      window.dispatchEvent(new CustomEvent('marcel:toast', { detail: { body: 'no title' } }));
      sendToast({ title: 'Subscribed!' });
    });
    expect(await toastTitled('Subscribed!')).toBeVisible();
    expect(screen.queryByText('no title', { selector: 'div' })).not.toBeInTheDocument();
  });

  it('shows the newest toast only', async () => {
    renderApp(<Buttons messages={[{ title: 'First' }, { title: 'Second' }]} />);
    await send('First');
    await toastTitled('First');
    await send('Second');
    await toastTitled('Second');
    expect(screen.queryByText('First', { selector: 'div' })).not.toBeInTheDocument();
  });

  it('closes after its duration', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    renderApp(<Buttons messages={[{ title: 'Link copied!' }]} />);
    await user.click(screen.getByRole('button'));
    await toastTitled('Link copied!');
    act(() => jest.advanceTimersByTime(NOTIFICATIONS.durationMs + 1));
    expect(screen.queryByText('Link copied!', { selector: 'div' })).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('runs its action and closes', async () => {
    const run = jest.fn();
    renderApp(<Buttons messages={[{ title: 'Error', tone: 'destructive', action: { label: 'Try again', run } }]} />);
    await send('Error');
    await pressInToast('Try again');
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Error', { selector: 'div' })).not.toBeInTheDocument();
  });

  it('is at most as wide as specified', async () => {
    renderApp(<Buttons messages={[{ title: 'Liked!' }]} />);
    await send('Liked!');
    await toastTitled('Liked!');
    const width = screen.getByRole('list').style.getPropertyValue('--marcel-toasts-width');
    expect(width).toBe(`${NOTIFICATIONS.maxWidthPx}px`);
  });

  it('gets the focus by its hotkey', async () => {
    renderApp(<Buttons messages={[{ title: 'Prompt Copied' }]} />);
    await send('Prompt Copied');
    await toastTitled('Prompt Copied');
    await userEvent.keyboard(`[${NOTIFICATIONS.hotkey}]`);
    expect(screen.getByRole('list')).toHaveFocus();
  });
});
