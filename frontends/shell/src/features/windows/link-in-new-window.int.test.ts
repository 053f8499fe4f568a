import { linkInNewWindow } from './link-in-new-window';

const PROGRAMS = [{ to: '/mascotdx' }];

function clicked(html: string, click: { button?: number; ctrlKey?: boolean; metaKey?: boolean }) {
  document.body.innerHTML = html;
  const target = document.querySelector('a')?.firstElementChild ?? document.body;
  return linkInNewWindow({ button: 0, ctrlKey: false, metaKey: false, ...click, target }, PROGRAMS);
}
const LINK = '<a href="/mascotdx/tux?a=1#top"><b>Tux</b></a>';

describe('a link in a window', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { button: 1 }])('opens another window by %j', (click) => {
    expect(clicked(LINK, click)).toBe('/mascotdx/tux?a=1#top');
  });

  it.each([
    ['a plain click', LINK, {}],
    ['the right button', LINK, { button: 2, ctrlKey: true }],
    ['no link', '<p>Tux</p>', { button: 1 }],
    ['another site', '<a href="https://example.org/mascotdx"><b>Tux</b></a>', { button: 1 }],
    ['no program', '<a href="/feed"><b>Feed</b></a>', { button: 1 }],
    ['a tab of its own', '<a href="/mascotdx" target="_blank"><b>Tux</b></a>', { button: 1 }],
    ['a download', '<a href="/mascotdx" download><b>Tux</b></a>', { button: 1 }],
  ])('is left to the browser: %s', (_, html, click) => {
    expect(clicked(html, click)).toBeUndefined();
  });
});
