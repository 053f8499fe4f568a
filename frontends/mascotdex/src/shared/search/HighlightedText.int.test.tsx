import { render } from '@testing-library/react';
import { HighlightedText, SearchTerm } from './HighlightedText';

const findMarks = (text: string, search: string) => {
  const { container } = render(
    <SearchTerm value={search}>
      <HighlightedText text={text} />
    </SearchTerm>,
  );
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
};

test.each([
  ['Pingu the Penguin', 'PIN', ['Pin']],
  ['Tux, tux and TUX', ' tux ', ['Tux', 'tux', 'TUX']],
  ['Was it a* (or a+b)?', 'a* (or', ['a* (or']],
  ['[^x]{2}|$.\\/', '[^x]{2}|$.\\/', ['[^x]{2}|$.\\/']],
  ['İstanbul cat', 'cat', ['cat']],
  ['Café Crème', 'creme', ['Crème']],
  ['Cafe\u0301 Crème', 'CAFÉ', ['Cafe\u0301']],
  ['Creme', 'crème', ['Creme']],
  ['Tiny Dragon of Zest', 'zest dragon tiny', ['Tiny Dragon', 'Zest']],
  ['Robot 1', 'robot 1', ['Robot 1']],
  ['Große Straße', 'strasse', ['Straße']],
  ['Strasse', 'straße', ['Strasse']],
  ['Ægir of Øre', 'ægir ore', ['Ægir', 'Øre']],
  ['🦖 Dino', 'dino', ['Dino']],
  ['Kellogg’s 7–Eleven', "kellogg's 7-11", ['Kellogg’s']],
  ['Ёлка ドモ', 'елка ﾄﾞﾓ', ['Ёлка ドモ']],
  ['Tux', '', []],
  ['Tux', 'Gecko', []],
])('in %s, the search %j marks %j', (text, search, marks) => expect(findMarks(text, search)).toEqual(marks));
