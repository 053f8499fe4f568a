import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { renderApp } from '../testing';
import { WindowHostContext } from './window-host';
import { WindowFrame } from './WindowFrame';

function LatePage() {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const finishLoading = () => setIsLoaded(true);
    window.addEventListener('arrive', finishLoading);
    return () => window.removeEventListener('arrive', finishLoading);
  }, []);
  return isLoaded && <WindowFrame title="Late">at last</WindowFrame>;
}

const pages = (
  <Routes>
    <Route
      path="/"
      element={
        <WindowFrame title="Directory" back={{ label: 'Next', to: '/tux' }}>
          list
        </WindowFrame>
      }
    />
    <Route
      path="/tux"
      element={
        <WindowFrame title="Tux" back={{ label: 'Sorted', to: '/tux?sort=name' }}>
          penguin
        </WindowFrame>
      }
    />
  </Routes>
);

describe('WindowFrame', () => {
  it('is a region named by its heading', () => {
    renderApp(pages);
    expect(screen.getByRole('region', { name: 'Directory' })).toContainElement(
      screen.getByRole('heading', { level: 1 }),
    );
  });

  it('does not move the focus on the first page', () => {
    renderApp(pages);
    expect(document.body).toHaveFocus();
  });

  it('focuses its title on another page, but not after a new query string', async () => {
    renderApp(pages);
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Tux' })).toHaveFocus();
    const sort = screen.getByRole('link', { name: 'Sorted' });
    await userEvent.click(sort);
    expect(sort).toHaveFocus();
  });

  it('does not move the focus out of a menu that was opened while the page loaded', async () => {
    renderApp(
      <>
        <Link to="/late">Away</Link>
        <div role="menu" data-closes-itself="">
          <button role="menuitem">Run</button>
        </div>
        <Routes>
          <Route path="/" element={null} />
          <Route path="/late" element={<LatePage />} />
        </Routes>
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    const item = screen.getByRole('menuitem', { name: 'Run' });
    item.focus();
    act(() => void window.dispatchEvent(new Event('arrive')));
    expect(screen.getByRole('heading', { name: 'Late' })).toBeVisible();
    expect(item).toHaveFocus();
  });

  it('does not move the focus when content arrives in a window behind others', async () => {
    renderApp(
      <WindowHostContext value={{ isFront: false }}>
        <Link to="/late">Away</Link>
        <Routes>
          <Route path="/" element={null} />
          <Route path="/late" element={<LatePage />} />
        </Routes>
      </WindowHostContext>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    act(() => void window.dispatchEvent(new Event('arrive')));
    expect(screen.getByRole('heading', { name: 'Late' })).not.toHaveFocus();
  });

  it('has a close button', async () => {
    const onClose = jest.fn();
    renderApp(
      <WindowFrame title="Tux" onClose={onClose} closeLabel="Close Tux">
        penguin
      </WindowFrame>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close Tux' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
