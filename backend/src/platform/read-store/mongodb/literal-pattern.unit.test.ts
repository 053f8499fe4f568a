import { literalPattern } from './stored-collection.js';

it('A pattern matches the text literally', () => {
  expect(literalPattern('robot7é')).toBe('robot7é');
  expect(literalPattern('.*\\E(')).toBe('\\x{2e}\\x{2a}\\x{5c}E\\x{28}');
  expect(literalPattern('a\0😀')).toBe('a\\x{0}\\x{1f600}');
  expect(literalPattern('\ud800')).toBe('\\x{fffd}');
});
