import { showDisplay } from './show-display';

const OPTIONS = {
  key: 'looks',
  schemes: ['classic', 'dark', 'contrast'],
  wallpapers: { sunset: '/sunset.svg', night: '/night.svg', calm: '/calm.svg' },
  withoutMarcel: { sunset: '/bare-sunset.svg', night: '/bare-night.svg', calm: '/bare-calm.svg' },
};

const dataset = () => ({ ...document.documentElement.dataset });
const picture = () => document.getElementById('wallpaper')?.getAttribute('src');

function prefer(...preferences: string[]): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: preferences.includes(media) }) as MediaQueryList;
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'looks=chosen';
  prefer();
  document.body.innerHTML = '<img id="wallpaper" src="/sunset.svg" alt="">';
});

describe('showDisplay', () => {
  it('uses the classic scheme by default', () => {
    showDisplay(OPTIONS);
    expect(dataset()).toEqual({ scheme: 'classic', wallpaper: 'sunset', text: '', clock: '' });
    expect(picture()).toBe('/sunset.svg');
  });

  it.each([
    ['dark', ['(prefers-color-scheme: dark)']],
    ['contrast', ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']],
  ])('uses the scheme %s for visitors who prefer it, with its wallpaper', (scheme, preferences) => {
    prefer(...preferences);
    showDisplay(OPTIONS);
    expect(dataset()).toMatchObject({ scheme, wallpaper: 'night' });
    expect(picture()).toBe('/night.svg');
  });

  it("prefers the visitor's choice to the preference of the system", () => {
    prefer('(prefers-color-scheme: dark)');
    localStorage.setItem('looks', JSON.stringify({ scheme: 'classic', wallpaper: 'calm', text: 'large', clock: '12' }));
    showDisplay(OPTIONS);
    expect(dataset()).toEqual({ scheme: 'classic', wallpaper: 'calm', text: 'large', clock: '12' });
    expect(picture()).toBe('/calm.svg');
  });

  it.each(['{"scheme":"pink","wallpaper":"toString"}', 'null', '7', '{'])('ignores the invalid choices %s', (saved) => {
    localStorage.setItem('looks', saved);
    showDisplay(OPTIONS);
    expect(dataset()).toMatchObject({ scheme: 'classic' });
  });
});

it('does not read localStorage without the cookie', () => {
  document.cookie = 'looks=; max-age=0';
  localStorage.setItem('looks', '{"scheme":"dark"}');
  showDisplay(OPTIONS);
  expect(dataset()).toMatchObject({ scheme: 'classic' });
});

it('applies changes on the event', () => {
  showDisplay(OPTIONS);
  window.marcelDisplay?.show({ scheme: 'dark', wallpaper: 'calm' });
  expect(dataset()).toMatchObject({ scheme: 'dark', wallpaper: 'calm' });
  expect(picture()).toBe('/calm.svg');
});

it('hides a wallpaper that failed to load, and loads it again when the connection is back', () => {
  showDisplay(OPTIONS);
  const paper = document.getElementById('wallpaper');
  paper?.dispatchEvent(new Event('error'));
  expect(paper).not.toBeVisible();
  const set = jest.spyOn(HTMLElement.prototype, 'setAttribute');
  window.dispatchEvent(new Event('online'));
  expect(set).toHaveBeenCalledWith('src', '/sunset.svg');
  set.mockRestore();
  paper?.dispatchEvent(new Event('load'));
  expect(paper).toBeVisible();
});

it('uses the wallpaper without Marcel while he is on the desktop', () => {
  showDisplay(OPTIONS);
  document.documentElement.dataset.marcel = 'alive';
  window.marcelDisplay?.show({});
  expect(picture()).toBe('/bare-sunset.svg');
  delete document.documentElement.dataset.marcel;
  window.marcelDisplay?.show({});
  expect(picture()).toBe('/sunset.svg');
});
