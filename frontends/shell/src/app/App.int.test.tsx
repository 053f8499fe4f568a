import { storeOwnerKey } from '@marcel/kit/api';
import { fakeServer } from '@marcel/kit/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './App';

const site = {
  newsletterUrl: 'https://news.example.org/',
  ownerEmail: 'marcel@example.org',
  provider: { name: 'Scenario', url: 'https://provider.example.org/' },
};

function open(
  path: string,
  answers: Parameters<typeof fakeServer>[0] = {
    'GET /api/site': { body: site },
    'GET /remotes.json': { body: { remotes: [] } },
  },
) {
  fakeServer(answers);
  window.history.replaceState(null, '', path);
  render(<App />);
}

describe('App', () => {
  it('is a desktop with links to the programs', () => {
    open('/');
    const programs = screen.getByRole('navigation', { name: 'Desktop' });
    expect(programs).toContainElement(screen.getByRole('link', { name: 'Mascotdex' }));
    expect(screen.getByRole('link', { name: 'Mascotdex' })).toHaveAttribute('href', '/mascotdx');
    expect(document.title).toBe('Marcel OS');
  });

  it('links the newsletter and the provider in new tabs', async () => {
    open('/');
    const newsletter = await screen.findByRole('link', { name: /Newsletter/ });
    expect(newsletter).toHaveAttribute('href', site.newsletterUrl);
    expect(newsletter).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: /Powered by Scenario/ })).toHaveAttribute('href', site.provider.url);
  });

  it('shows an unknown program on the desktop and in START', async () => {
    const programs = [{ path: '/newsletter', title: 'Our Letters', icon: 'newsletter' }];
    const remotes = [{ name: 'newsletter', entry: '/remotes/newsletter/mf-manifest.json', programs }];
    open('/', { 'GET /api/site': { body: site }, 'GET /remotes.json': { body: { remotes } } });
    expect(await screen.findByRole('link', { name: 'Our Letters' })).toHaveAttribute('href', '/newsletter');
    await userEvent.click(screen.getByRole('button', { name: 'START' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Our Letters' }));
    expect(document.title).toBe('Our Letters - Marcel OS');
  });

  it('shows which previews this visitor sees, with a way back', async () => {
    const previews = [{ frontend: 'mascotdex', release: '1.2.0-0123456789ab', until: '2026-12-01T00:00:00.000Z' }];
    open('/', { 'GET /api/site': { body: site }, 'GET /remotes.json': { body: { remotes: [], previews } } });
    const badge = await screen.findByRole('complementary', { name: 'Preview' });
    expect(badge).toHaveTextContent('only you see mascotdex 1.2.0-0123456789ab');
    expect(within(badge).getByRole('link', { name: 'End Preview' })).toHaveAttribute('href', '/preview/end');
  });

  it('shows the My Things icon once the visitor has some', () => {
    open('/');
    const icons = within(screen.getByRole('navigation', { name: 'Desktop' }));
    expect(icons.queryByRole('link', { name: 'My Things' })).toBeNull();
    act(() => storeOwnerKey('k'.repeat(43)));
    expect(icons.getByRole('link', { name: 'My Things' })).toBeVisible();
    localStorage.clear();
  });

  it('works without the site configuration', async () => {
    open('/', { 'GET /api/site': { status: 503 } });
    expect(screen.getByRole('link', { name: 'Draw Marcel' })).toBeVisible();
    await Promise.resolve();
    expect(screen.queryByRole('link', { name: /Newsletter/ })).not.toBeInTheDocument();
  });

  it('opens the gallery over the desktop and closes it', async () => {
    open('/');
    await userEvent.click(screen.getByRole('link', { name: 'Gallery' }));
    const gallery = await screen.findByRole('dialog', { name: 'Gallery' });
    await waitFor(() => expect(document.title).toBe('Gallery - Marcel OS'));
    await waitFor(() => expect(gallery).toHaveTextContent('Gallery is not installed'));
    await userEvent.click(screen.getByRole('button', { name: 'Close Gallery' }));
    expect(gallery).not.toBeInTheDocument();
    expect(document.title).toBe('Marcel OS');
  });

  it('closes the gallery when the browser cancels the dialog, as Escape does', async () => {
    open('/?window=gallery');
    fireEvent(await screen.findByRole('dialog'), new Event('cancel'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the fallback screen for any other path', async () => {
    open('/nothing/here');
    await waitFor(() => expect(document.querySelector('main svg')).toBeInTheDocument());
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });
});
