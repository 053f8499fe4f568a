import { withSignsSeen } from './signs-seen';

it('writes out what would turn a text around, and leaves the rest', () => {
  expect(withSignsSeen('Tux\u202egnp.exe\u202c')).toBe(String.raw`Tux\u202egnp.exe\u202c`);
  expect(withSignsSeen('דובי 🐻‍❄️!')).toBe('דובי 🐻‍❄️!');
});
