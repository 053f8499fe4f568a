import type { Navigator } from 'react-router-dom';
import { ASKS_FOR_PROGRAM } from '../../shared/new-window';
import { readEntryState, isWithin, findNewWindowAddress, windowNavigator } from './navigator';

function makeNavigator() {
  const navigate = jest.fn();
  const onClose = jest.fn();
  const onMove = jest.fn();
  const options = { id: 'w1', program: '/mascotdx', navigate, onMove, onClose };
  return { navigate, onClose, onMove, navigator: windowNavigator(options) };
}

describe('the navigator of a window', () => {
  it.each([
    ['push', false],
    ['replace', true],
  ] as const)('keeps navigation below its program in the window by %s', (way, replace) => {
    const { navigate, onClose, navigator } = makeNavigator();
    navigator[way]({ pathname: '/mascotdx/tux', search: '?a=1', hash: '' }, 'own');
    expect(navigate).toHaveBeenCalledWith('/mascotdx/tux?a=1', {
      state: { window: 'w1', programState: 'own' },
      replace,
    });
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each(['/draw-marcel', '/?window=gallery', '/mascotdx2'])('leaves %s to the shell', (address) => {
    const { navigate, onClose, navigator } = makeNavigator();
    navigator.push(address);
    expect(navigate).toHaveBeenCalledWith(address, { state: { programState: undefined }, replace: false });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes the window when it navigates to the desktop', () => {
    const { navigate, onClose, navigator } = makeNavigator();
    navigator.push('/');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('moves through the browser history of the page', () => {
    const { navigate, navigator } = makeNavigator();
    const go: Navigator['go'] = navigator.go;
    go(-1);
    expect(navigate).toHaveBeenCalledWith(-1);
  });
});

describe('the navigator of a window behind others', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <div data-window="w1" data-front="false"><a href="/">Inside</a></div>
      <ol popover><button>In a toast</button></ol>`;
  });

  it.each(['push', 'replace'] as const)('moves the window, not the page, by %s', (way) => {
    const { navigate, onMove, navigator } = makeNavigator();
    navigator[way]({ pathname: '/mascotdx/tux', search: '?a=1', hash: '' }, 'own');
    expect(navigate).not.toHaveBeenCalled();
    const moved = { pathname: '/mascotdx/tux', search: '?a=1', hash: '', state: 'own', key: 'default' };
    expect(onMove).toHaveBeenCalledWith(moved);
  });

  it.each(['a', 'button'])('navigates the page when the visitor uses a link or button in it: %s', (used) => {
    const { navigate, onMove, navigator } = makeNavigator();
    document.querySelector<HTMLElement>(used)!.focus();
    navigator.push('/mascotdx/tux');
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe('the state of a history entry', () => {
  const at = (state: unknown) => ({ pathname: '/', search: '', hash: '', key: 'a', unstable_mask: undefined, state });

  it.each([
    [
      { window: 'w1', programState: 'own' },
      { window: 'w1', programState: 'own' },
    ],
    [{ programState: undefined }, { programState: undefined }],
    [ASKS_FOR_PROGRAM, { asksForProgram: true, programState: undefined }],
    [null, { programState: null }],
    ['words', { programState: 'words' }],
  ])('%j names its window and the state of its program', (state, expected) => {
    expect(readEntryState(at(state))).toEqual(expected);
  });
});

describe('isWithin', () => {
  it.each([
    ['/mascotdx', true],
    ['/mascotdx/tux', true],
    ['/mascotdx?page=2', true],
    ['/mascotdx#top', true],
    ['/mascotdx2', false],
    ['/', false],
  ])('returns for /mascotdx and %s: %s', (address, is) => {
    expect(isWithin('/mascotdx', address)).toBe(is);
  });

  it.each([
    ['/?window=gallery', true],
    ['/?a=1&window=gallery#top', true],
    ['/?window=mine', false],
    ['/', false],
    ['/mascotdx?window=gallery', false],
  ])('returns for a window of the desktop and %s: %s', (address, is) => {
    expect(isWithin('/?window=gallery', address)).toBe(is);
  });
});

const PROGRAMS = [{ to: '/mascotdx' }];

function clicked(html: string, click: { button?: number; ctrlKey?: boolean; metaKey?: boolean }) {
  document.body.innerHTML = html;
  const target = document.querySelector('a')?.firstElementChild ?? document.body;
  return findNewWindowAddress({ button: 0, ctrlKey: false, metaKey: false, ...click, target }, PROGRAMS);
}
const LINK = '<a href="/mascotdx/tux?a=1#top"><b>Tux</b></a>';

describe('a link in a window', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { button: 1 }])('opens a new window for %j', (click) => {
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
