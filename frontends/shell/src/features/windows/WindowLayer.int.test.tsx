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
        <WindowLayer wide programs={[NOTES]} />
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

it.each([
  ['drag', '.window-handle'],
  ['resize', '[style*="nw-resize"]'],
])('Escape during a %s puts the window back', (_, handle) => {
  for (const side of ['offsetWidth', 'offsetHeight'] as const)
    jest.spyOn(HTMLElement.prototype, side, 'get').mockImplementation(function (this: HTMLElement) {
      return 'window' in this.dataset ? 400 : 2000;
    });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [, x = '0', y = '0'] = /translate\((.+)px,(.+)px\)/.exec(this.style.transform) ?? [];
    return new DOMRect(Number(x), Number(y), 400, 400);
  });
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

it('shows outlines of windows while an icon that they cover has the focus', async () => {
  const notes = openNotes();
  const layer = notes.parentElement;
  document.elementFromPoint = () => notes;
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Icon' })).toHaveFocus();
  expect(layer).toHaveAttribute('data-outlines', 'true');
  await userEvent.tab();
  expect(layer).toHaveAttribute('data-outlines', 'false');
});
