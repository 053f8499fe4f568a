import { fakeServer } from '@marcel/kit/testing';
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../app/App';

const site = {
  newsletterUrl: 'https://news.example.org/',
  ownerEmail: 'marcel@example.org',
  provider: { name: 'Scenario', url: 'https://provider.example.org/' },
};

async function openDesktop(): Promise<void> {
  fakeServer({ 'GET /api/site': { body: site }, 'GET /remotes.json': { body: { remotes: [] } } });
  window.history.replaceState(null, '', '/');
  render(<App />);
  fireEvent.pointerMove(window);
  await screen.findByRole('button', { name: 'Pet Marcel' });
  await screen.findByRole('link', { name: /Newsletter/ });
}

const icon = (name: string | RegExp) =>
  within(screen.getByRole('navigation', { name: 'Desktop' })).getByRole('link', { name });
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const hasOwnMenu = (element: Element) => fireEvent.contextMenu(element);

describe('the menu of an icon', () => {
  it('opens on a right click, and its first item works like a click on the icon', async () => {
    await openDesktop();
    expect(hasOwnMenu(icon('Gallery'))).toBe(false);
    expect(screen.getByRole('menu', { name: 'Gallery' })).toBeVisible();
    expect(entries()).toEqual(['Open', 'Open in New Tab', 'Copy Link']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Open' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Gallery' })).toBeInTheDocument();
  });

  it('reports when the link could not be copied', async () => {
    await openDesktop();
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not here'));
    fireEvent.contextMenu(icon('Draw Marcel'));
    await user.click(screen.getByRole('menuitem', { name: 'Copy Link' }));
    expect(await screen.findByText('The link could not be copied.')).toBeInTheDocument();
  });

  it('opens by Shift+F10, and returns the focus on Escape and on Tab', async () => {
    await openDesktop();
    for (const key of ['{Escape}', '{Tab}']) {
      icon('Mascotdex').focus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus();
      await userEvent.keyboard(key);
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      expect(key === '{Escape}' ? icon('Mascotdex') : icon(/Newsletter/)).toHaveFocus();
    }
  });

  it('opens by a long press, unless the finger moves', async () => {
    await openDesktop();
    // jsdom has no PointerEvent.
    const touch = (type: string, on: Element, clientY = 5) =>
      fireEvent(on, Object.assign(new MouseEvent(type, { bubbles: true, clientY }), { pointerType: 'touch' }));
    touch('pointerdown', icon('Mascotdex'));
    touch('pointermove', icon('Mascotdex'), 40);
    touch('pointerdown', icon('Gallery'));
    expect(await screen.findByRole('menu', { name: 'Gallery' })).toBeVisible();
    expect(screen.getAllByRole('menu')).toHaveLength(1);
    touch('pointerup', icon('Gallery'));
    const end = createEvent.touchEnd(icon('Gallery'));
    fireEvent(icon('Gallery'), end);
    expect(end.defaultPrevented).toBe(true);
  });

  it.each([
    ['scroll', document],
    ['resize', window],
  ])('closes on %s', async (type, target) => {
    await openDesktop();
    fireEvent.contextMenu(icon('Mascotdex'));
    fireEvent(target, new Event(type));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

describe('the menu of the desktop', () => {
  it('opens on empty space, and by keyboard when nothing has the focus', async () => {
    await openDesktop();
    for (const element of [screen.getByRole('button', { name: 'Pet Marcel' }), document.body]) {
      expect(hasOwnMenu(element)).toBe(false);
      expect(screen.getByRole('menu', { name: 'Desktop' })).toBeVisible();
      fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    }
  });

  it('leaves the menus of other elements to the browser', async () => {
    await openDesktop();
    const field = document.createElement('input');
    screen.getByRole('heading', { name: 'Marcel OS' }).after(field);
    expect(hasOwnMenu(field)).toBe(true);
    expect(hasOwnMenu(screen.getByRole('link', { name: /Powered by Scenario/ }))).toBe(true);
    expect(hasOwnMenu(screen.getByRole('button', { name: 'START' }))).toBe(true);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    field.remove();
  });
});
