import { WindowFrame } from '@marcel/kit';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { WindowLayer } from './WindowLayer';

const content = <WindowFrame title="Notes">text</WindowFrame>;
const NOTES = { to: '/notes', title: 'Notes', icon: 'list', preload: () => undefined, content } as const;

function openNotes(): HTMLElement {
  render(
    <MemoryRouter initialEntries={['/notes']}>
      <main>
        <a href="/icon">Icon</a>
        <WindowLayer isWide programs={[NOTES]} />
      </main>
    </MemoryRouter>,
  );
  return screen.getByRole('region', { name: 'Notes' }).closest<HTMLElement>('[data-window]')!;
}

const placeOf = ({ style: { transform, width, height } }: HTMLElement) => ({ transform, width, height });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Gives the elements of jsdom the sizes and places that their styles ask for. */
function stubLayout(): void {
  for (const side of ['offsetWidth', 'offsetHeight'] as const)
    jest.spyOn(HTMLElement.prototype, side, 'get').mockImplementation(function (this: HTMLElement) {
      return 'window' in this.dataset ? 400 : 2000;
    });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [, x = '0', y = '0'] = /translate\((.+)px,(.+)px\)/.exec(this.style.transform) ?? [];
    return new DOMRect(Number(x), Number(y), 400, 400);
  });
}

it.each([
  ['drag', '.window-handle'],
  ['resize', '[style*="nw-resize"]'],
])('Escape during a %s restores the previous box', (_, handle) => {
  stubLayout();
  const notes = openNotes();
  const before = placeOf(notes);
  fireEvent.mouseDown(notes.querySelector(handle)!, { clientX: 50, clientY: 50 });
  fireEvent.mouseMove(document, { clientX: 60, clientY: 70 });
  expect(placeOf(notes)).not.toEqual(before);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.mouseMove(document, { clientX: 90, clientY: 90 });
  fireEvent.mouseUp(document);
  expect(placeOf(notes)).toEqual(before);
});

describe('a dragged window', () => {
  const dragTo = (notes: HTMLElement, x: number, y: number) => {
    fireEvent.mouseDown(notes.querySelector('.window-handle')!, { clientX: 500, clientY: 50 });
    fireEvent.mouseMove(document, { clientX: 490, clientY: 60 });
    fireEvent.mouseMove(document, { clientX: x, clientY: y });
  };
  const preview = (notes: HTMLElement) => notes.nextElementSibling?.getAttribute('style');

  beforeEach(stubLayout);

  it('previews and fills a half, a quarter or the whole area', () => {
    const notes = openNotes();
    for (const [x, y, tiling] of [
      [0, 400, 'left'],
      [1023, 20, 'top-right'],
      [500, 0, 'maximized'],
    ] as const) {
      dragTo(notes, x, y);
      expect(preview(notes)).toMatch(/^left: \d+px; top: \d+px; width: (512|1024)px/);
      fireEvent.mouseUp(document);
      expect(notes).toHaveAttribute('data-tiling', tiling);
      expect(preview(notes) ?? '').not.toMatch(/^left/);
    }
  });

  it('has its previous size again, under the pointer, when it leaves its tile', () => {
    const notes = openNotes();
    const before = placeOf(notes);
    dragTo(notes, 0, 400);
    fireEvent.mouseUp(document);
    dragTo(notes, 500, 300);
    fireEvent.mouseUp(document);
    expect(notes).toHaveAttribute('data-tiling', 'free');
    expect(placeOf(notes)).toMatchObject({ width: before.width, height: before.height });
  });

  it('does not snap when Escape ends the drag', () => {
    const notes = openNotes();
    dragTo(notes, 0, 400);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.mouseUp(document);
    expect(notes).toHaveAttribute('data-tiling', 'free');
  });
});

it('shows outlines of windows while a covered icon has the focus', async () => {
  const notes = openNotes();
  const layer = notes.parentElement;
  document.elementFromPoint = () => notes;
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Icon' })).toHaveFocus();
  expect(layer).toHaveAttribute('data-outlines', 'true');
  await userEvent.tab();
  expect(layer).toHaveAttribute('data-outlines', 'false');
});
