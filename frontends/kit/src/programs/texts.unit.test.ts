import { isolateBidi } from './texts';

it.each(['Tux', 'くまモン', '🐻‍❄️', 'Ünïted “Bears” 3.5!'])(
  'a text that is read as ours is left as it is (%j)',
  (text) => {
    expect(isolateBidi(text)).toBe(text);
  },
);

it.each(['שלום, דובי!', 'مرحبا 2024!', 'Bear — مرحبا', 'Tux\u200f'])(
  'one that is read the other way stands by itself (%j)',
  (text) => {
    expect(isolateBidi(text)).toBe(`\u2068${text}\u2069`);
  },
);

it.each(['\u202eTux', '\u2069\u202eTux', 'Tu\u2067x'])('nothing in it turns what follows (%j)', (text) => {
  expect(isolateBidi(text)).toBe('Tux');
});
