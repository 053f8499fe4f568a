import { SHARE_TOASTS } from './ShareButton';

test('sharing a page has the words of the specification', () => {
  expect(SHARE_TOASTS).toEqual({
    copied: { title: 'Link copied!' },
    copyFailed: { title: 'Copy failed', body: 'Please copy the link manually from your address bar.' },
  });
});
