import { LOOK, PictureLooks } from './picture-looks.js';

const looks = new PictureLooks({ admin: 'a secret' });
const url = `/pictures/${'a'.repeat(64)}.webp`;
const other = `/pictures/${'b'.repeat(64)}.webp`;
const at = (time: string) => new Date(`2026-01-01T${time}.000Z`);
const lookOf = (address: string) => new URL(address, 'http://localhost').searchParams.get(LOOK) ?? '';

describe('a look at a withheld picture', () => {
  const look = lookOf(looks.at(url, at('10:30:00')));

  it('ends after an hour or two', () => {
    expect(looks.isOpen(url, look, at('11:59:59'))).toBe(true);
    expect(looks.isOpen(url, look, at('12:00:00'))).toBe(false);
  });

  it('is the same within an hour, and on every node', () => {
    expect(looks.at(url, at('10:00:00'))).toBe(looks.at(url, at('10:59:59')));
    expect(new PictureLooks({ admin: 'a secret' }).isOpen(url, look, at('10:30:00'))).toBe(true);
  });

  it.each([
    ['of another picture', lookOf(looks.at(other, at('10:30:00')))],
    ['under another secret', lookOf(new PictureLooks({ admin: 'another' }).at(url, at('10:30:00')))],
    ['made longer', look.replace(/^\d+/, (until) => String(Number(until) + 1))],
    ['without an end', look.replace(/^\d+/, '')],
    ['without a signature', look.split('.')[0]!],
    ['empty', ''],
  ])('opens nothing when it is %s', (_, given) => expect(looks.isOpen(url, given, at('10:30:00'))).toBe(false));

  it('is not needed for external addresses', () =>
    expect(looks.at('https://example.org/a.png', at('10:30:00'))).toBe('https://example.org/a.png'));
});
