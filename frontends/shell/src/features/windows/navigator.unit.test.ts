import type { Navigator } from 'react-router-dom';
import { entryState, isBelow, windowNavigator } from './navigator';

function aNavigator() {
  const navigate = jest.fn();
  const close = jest.fn();
  return { navigate, close, navigator: windowNavigator({ id: 'w1', program: '/mascotdx', navigate, close }) };
}

describe('the navigator of a window', () => {
  it.each([
    ['push', false],
    ['replace', true],
  ] as const)('keeps what is below its program in the window by %s', (way, replace) => {
    const { navigate, close, navigator } = aNavigator();
    navigator[way]({ pathname: '/mascotdx/tux', search: '?a=1', hash: '' }, 'own');
    expect(navigate).toHaveBeenCalledWith('/mascotdx/tux?a=1', { state: { window: 'w1', own: 'own' }, replace });
    expect(close).not.toHaveBeenCalled();
  });

  it.each(['/draw-marcel', '/?window=gallery', '/mascotdx2'])('leaves %s to the shell', (address) => {
    const { navigate, close, navigator } = aNavigator();
    navigator.push(address);
    expect(navigate).toHaveBeenCalledWith(address, { state: { own: undefined }, replace: false });
    expect(close).not.toHaveBeenCalled();
  });

  it('closes the window on the way to the desktop', () => {
    const { navigate, close, navigator } = aNavigator();
    navigator.push('/');
    expect(close).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith('/', { state: { own: undefined }, replace: false });
  });

  it('goes back in the one history of the page', () => {
    const { navigate, navigator } = aNavigator();
    const go: Navigator['go'] = navigator.go;
    go(-1);
    expect(navigate).toHaveBeenCalledWith(-1);
  });
});

describe('the state of an entry', () => {
  const at = (state: unknown) => ({ pathname: '/', search: '', hash: '', key: 'a', unstable_mask: undefined, state });

  it.each([
    [
      { window: 'w1', own: 'own' },
      { window: 'w1', own: 'own' },
    ],
    [{ own: undefined }, { own: undefined }],
    [null, { own: null }],
    ['words', { own: 'words' }],
  ])('%j tells of its window and of what is its program own', (state, told) => {
    expect(entryState(at(state))).toEqual(told);
  });
});

describe('what is below a program', () => {
  it.each([
    ['/mascotdx', true],
    ['/mascotdx/tux', true],
    ['/mascotdx?page=2', true],
    ['/mascotdx#top', true],
    ['/mascotdx2', false],
    ['/', false],
  ])('%s: %s', (address, is) => {
    expect(isBelow('/mascotdx', address)).toBe(is);
  });
});
