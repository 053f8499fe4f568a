import { isDisplayablePicture } from './mascot-parts';

test.each([
  'data:image/png;base64,AA==',
  '/pictures/0f.webp',
  '/demonstration/tux.svg',
  'https://example.com/a.JPG',
  'https://example.com/a.jpeg?size=2',
  'https://images.unsplash.com/photo-1',
])('%s is displayable', (url) => {
  expect(isDisplayablePicture(url)).toBe(true);
});

test.each([
  '',
  'https://example.com/page',
  'https://example.com/a.jpg/',
  'javascript:alert(1).png',
  'data:text/html,x',
])('%p is not displayable', (url) => {
  expect(isDisplayablePicture(url)).toBe(false);
});
