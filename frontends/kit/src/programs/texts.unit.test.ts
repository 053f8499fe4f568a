import { isolateBidi } from './texts';

it.each(['Tux', 'くまモン', '🐻‍❄️', 'Ünïted “Bears” 3.5!'])('returns a left-to-right text unchanged (%j)', (text) => {
  expect(isolateBidi(text)).toBe(text);
});

it.each(['שלום, דובי!', 'مرحبا 2024!', 'Bear — مرحبا', 'Tux\u200f'])('isolates a right-to-left text (%j)', (text) => {
  expect(isolateBidi(text)).toBe(`\u2068${text}\u2069`);
});

it.each(['\u202eTux', '\u2069\u202eTux', 'Tu\u2067x'])('removes bidi controls (%j)', (text) => {
  expect(isolateBidi(text)).toBe('Tux');
});
