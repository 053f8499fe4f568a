import { GALLERY_LABELS } from './gallery-item';

test('the kinds of the gallery have the texts of the specification', () => {
  expect(Object.values(GALLERY_LABELS).map(({ filter, badge }) => `${filter}: ${badge}`)).toEqual([
    'Marcel Hugs: Hug',
    'Marcel Drawings: Drawing',
    'AI Images: Txt2img',
  ]);
});
