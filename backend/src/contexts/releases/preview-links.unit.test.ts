import { PreviewLinks } from './preview-links.js';

const content = { frontend: 'studio', release: '1.0.0-000000000000', until: Date.UTC(2026, 0, 2) };
const before = new Date(Date.UTC(2026, 0, 1));
const links = new PreviewLinks('a secret');

it('is valid on every node with the same secret until it expires', () => {
  const link = links.sign(content);
  expect(link).toMatch(/^[\w.-]+$/);
  expect(new PreviewLinks('a secret').verify(link, before)).toEqual(content);
  expect(links.verify(link, new Date(content.until))).toBeUndefined();
});

it('is valid for its own release only', () => {
  const link = links.sign(content);
  const [text = '', signature = ''] = link.split('.');
  const other = Buffer.from(JSON.stringify({ ...content, release: '9.0.0-000000000000' })).toString('base64url');
  for (const forged of [
    '',
    '.',
    text,
    `${other}.${signature}`,
    `${text}.`,
    `${link}.x`,
    new PreviewLinks('x').sign(content),
  ])
    expect(links.verify(forged, before)).toBeUndefined();
});
