import { act, render, screen } from '@testing-library/react';
import { tolerateTranslation } from './tolerate-translation';

const { insertBefore, removeChild } = Node.prototype;
beforeAll(tolerateTranslation);
afterAll(() => Object.assign(Node.prototype, { insertBefore, removeChild }));

function font(text: Text): HTMLElement {
  const element = document.createElement('font');
  element.innerHTML = '<font></font>';
  element.firstElementChild!.textContent = `[${text.data}]`;
  return element;
}

const TRANSLATORS: readonly [string, (text: Text) => void][] = [
  ['replaces texts', (text) => text.replaceWith(font(text))],
  ['inserts before texts', (text) => (text.before(font(text)), text.remove())],
  ['inserts behind texts', (text) => (text.after(font(text)), text.remove())],
  [
    'wraps texts',
    (text) => {
      const element = document.createElement('font');
      text.before(element);
      element.append(text);
    },
  ],
];

async function translate(change: (text: Text) => void): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  await act(async () => texts.forEach(change));
}

interface PageProps {
  text?: string;
  element?: boolean;
  count: number;
}

const Page = ({ text, element, count }: PageProps) => (
  <p data-testid="page">
    {element && <b>bold</b>}
    {text}
    {' of '}
    {count} texts
    {count > 1 && <i>many</i>}
  </p>
);

const getText = () => screen.getByTestId('page').textContent?.replaceAll(/[[\]]/g, '');

describe.each(TRANSLATORS)('a translator that %s', (_, change) => {
  it('does not break texts that change, disappear and appear', async () => {
    const { rerender } = render(<Page text="one" count={1} />);
    const show = (props: PageProps) => act(async () => rerender(<Page {...props} />));
    await translate(change);
    expect(getText()).toBe('one of 1 texts');
    await show({ text: 'two', count: 2 });
    expect(getText()).toBe('two of 2 textsmany');
    await translate(change);
    await show({ element: true, count: 1 });
    expect(getText()).toBe('bold of 1 texts');
    await translate(change);
    await show({ text: 'three', count: 3 });
    expect(getText()).toBe('three of 3 textsmany');
  });

  it('does not break unmounting', async () => {
    const { unmount } = render(<Page text="one" count={1} />);
    await translate(change);
    unmount();
    expect(document.body).toHaveTextContent('');
  });
});

it('does not break elements that the translator has moved', () => {
  const { rerender } = render(<Page element count={2} />);
  const page = screen.getByTestId('page');
  const element = document.createElement('font');
  page.prepend(element);
  element.append(page.querySelector('b')!, page.querySelector('i')!);
  rerender(<Page text="one" count={1} />);
  expect(getText()).toBe('one of 1 texts');
  rerender(<Page text="one" element count={1} />);
  expect(getText()).toBe('boldone of 1 texts');
});
