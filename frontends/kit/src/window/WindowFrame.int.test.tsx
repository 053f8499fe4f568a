import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { renderApp } from '../testing';
import { WindowHostContext } from './window-host';
import { WindowFrame } from './WindowFrame';

function LatePage() {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const arrive = () => setHere(true);
    window.addEventListener('arrive', arrive);
    return () => window.removeEventListener('arrive', arrive);
  }, []);
  return here && <WindowFrame title="Late">at last</WindowFrame>;
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

  it('leaves the focus alone on the first page', () => {
    renderApp(pages);
    expect(document.body).toHaveFocus();
  });

  it('takes the focus to its title on another page, but not on another query', async () => {
    renderApp(pages);
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Tux' })).toHaveFocus();
    const sort = screen.getByRole('link', { name: 'Sorted' });
    await userEvent.click(sort);
    expect(sort).toHaveFocus();
  });

  it('leaves the focus in a menu that was opened before the page had come', async () => {
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

  it('leaves the focus in the window in front when its content arrives behind it', async () => {
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

  it('closes by its button', async () => {
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
