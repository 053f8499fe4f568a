import { SIGNATURE_PARAMETER, SignedPictureUrls } from './signed-picture-urls.js';

const signedUrls = new SignedPictureUrls({ admin: 'a secret' });
const url = `/pictures/${'a'.repeat(64)}.webp`;
const other = `/pictures/${'b'.repeat(64)}.webp`;
const at = (time: string) => new Date(`2026-01-01T${time}.000Z`);
const signatureOf = (address: string) =>
  new URL(address, 'http://localhost').searchParams.get(SIGNATURE_PARAMETER) ?? '';

describe('the signed URL of a withheld picture', () => {
  const signature = signatureOf(signedUrls.sign(url, at('10:30:00')));

  it('expires after one to two hours', () => {
    expect(signedUrls.isValid(url, signature, at('11:59:59'))).toBe(true);
    expect(signedUrls.isValid(url, signature, at('12:00:00'))).toBe(false);
  });

  it('is the same within an hour, and on every node', () => {
    expect(signedUrls.sign(url, at('10:00:00'))).toBe(signedUrls.sign(url, at('10:59:59')));
    expect(new SignedPictureUrls({ admin: 'a secret' }).isValid(url, signature, at('10:30:00'))).toBe(true);
  });

  it.each([
    ['of another picture', signatureOf(signedUrls.sign(other, at('10:30:00')))],
    ['under another secret', signatureOf(new SignedPictureUrls({ admin: 'another' }).sign(url, at('10:30:00')))],
    ['made longer', signature.replace(/^\d+/, (until) => String(Number(until) + 1))],
    ['without an end', signature.replace(/^\d+/, '')],
    ['without a signature', signature.split('.')[0]!],
    ['empty', ''],
  ])('is invalid when it is %s', (_, given) => expect(signedUrls.isValid(url, given, at('10:30:00'))).toBe(false));

  it('of a submitter is not valid for admins', () => {
    const own = signatureOf(signedUrls.sign(url, at('10:30:00'), 'submitter'));
    expect(signedUrls.isValid(url, own, at('10:30:00'), 'submitter')).toBe(true);
    expect(signedUrls.isValid(url, own, at('10:30:00'))).toBe(false);
  });

  it('is not needed for external addresses', () =>
    expect(signedUrls.sign('https://example.org/a.png', at('10:30:00'))).toBe('https://example.org/a.png'));
});
