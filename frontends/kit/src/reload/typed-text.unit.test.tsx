import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { typeAgain } from './restore-typed-text';
import { keepTypedText } from './typed-text';

function Form({ prefilled = '' }: { prefilled?: string }) {
  const [brand, setBrand] = useState(prefilled);
  return (
    <form>
      <label>
        Brand
        <input value={brand} onChange={({ target }) => setBrand(target.value)} />
      </label>
      <textarea aria-label="Comment" />
      <textarea aria-label="Comment" />
      <input type="password" aria-label="Token" />
      <output>{brand}</output>
    </form>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/mascotdx/submit');
});

async function write() {
  const { unmount } = render(<Form />);
  await userEvent.type(screen.getByLabelText('Brand'), 'Acme');
  await userEvent.type(screen.getAllByLabelText('Comment')[1] ?? fail(), 'Good dog');
  await userEvent.type(screen.getByLabelText('Token'), 'secret');
  keepTypedText();
  unmount();
}

const fail = () => {
  throw new Error('no second field');
};

describe('typed text', () => {
  it('comes back into the fields that it stood in, when they appear', async () => {
    await write();
    const end = typeAgain();
    render(<Form prefilled="Default" />);
    await act(() => Promise.resolve());
    expect(screen.getByLabelText('Brand')).toHaveValue('Acme');
    expect(screen.getByText('Acme')).toBeVisible();
    expect(screen.getAllByLabelText('Comment').map((field) => 'value' in field && field.value)).toEqual([
      '',
      'Good dog',
    ]);
    end();
  });

  it('comes back into its own window, whichever is drawn first', async () => {
    const inWindow = (id: string) => (
      <div key={id} data-window={id}>
        <Form />
      </div>
    );
    const { unmount } = render([inWindow('a'), inWindow('b')]);
    await userEvent.type(screen.getAllByLabelText('Brand')[1] ?? fail(), 'Acme');
    keepTypedText();
    unmount();
    const end = typeAgain();
    render([inWindow('b'), inWindow('a')]);
    await act(() => Promise.resolve());
    expect(screen.getAllByLabelText('Brand').map((field) => 'value' in field && field.value)).toEqual(['Acme', '']);
    end();
  });

  it('leaves secrets out of the storage', async () => {
    await write();
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  });

  it('comes back once', async () => {
    await write();
    typeAgain()();
    const end = typeAgain();
    render(<Form />);
    await act(() => Promise.resolve());
    expect(screen.getByLabelText('Brand')).toHaveValue('');
    end();
  });

  it('stays out of other pages', async () => {
    await write();
    window.history.replaceState(null, '', '/marcel-hugs');
    typeAgain();
    render(<Form />);
    await act(() => Promise.resolve());
    expect(screen.getByLabelText('Brand')).toHaveValue('');
  });
});
