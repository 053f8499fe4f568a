export interface DisplayOptions {
  key: string;
  schemes: readonly string[];
  wallpapers: Readonly<Record<string, string>>;
  withoutMarcel: Readonly<Record<string, string>>;
}

export interface DisplayChoices {
  scheme?: string | undefined;
  wallpaper?: string | undefined;
  text?: string | undefined;
  clock?: string | undefined;
}

declare global {
  interface Window {
    /** Applies the choices; the others follow the system's preferences. */
    marcelDisplay?: { show: (choices: DisplayChoices) => void; wallpapers: DisplayOptions['wallpapers'] };
  }
}

export function showDisplay({ key, schemes, wallpapers, withoutMarcel }: DisplayOptions): void {
  const root = document.documentElement;
  const prefers = (preference: string) => matchMedia(`(prefers-${preference})`).matches;
  const readChoices = (): DisplayChoices => {
    try {
      // Opening localStorage is slow, and a first visitor has nothing in it.
      const choices: unknown = document.cookie.includes(key) ? JSON.parse(localStorage.getItem(key) ?? 'null') : null;
      return typeof choices === 'object' && choices !== null ? choices : {};
    } catch {
      return {};
    }
  };
  const show = ({ scheme: chosenScheme = '', wallpaper: chosenPaper = '', text = '', clock = '' }: DisplayChoices) => {
    const preferred = prefers('contrast: more') ? 'contrast' : prefers('color-scheme: dark') ? 'dark' : 'classic';
    const scheme = schemes.includes(chosenScheme) ? chosenScheme : preferred;
    const wallpaper = chosenPaper in wallpapers ? chosenPaper : scheme === 'classic' ? 'sunset' : 'night';
    Object.assign(root.dataset, { scheme, wallpaper, text, clock });
    const picture = document.getElementById('wallpaper');
    const address = (root.dataset.marcel ? withoutMarcel : wallpapers)[wallpaper] ?? '';
    if (picture && picture.getAttribute('src') !== address) picture.setAttribute('src', address);
  };
  const wallpaperImage = document.getElementById('wallpaper');
  // Hides the browser's broken-image icon; the page's color remains.
  wallpaperImage?.addEventListener('error', () => (wallpaperImage.hidden = true));
  wallpaperImage?.addEventListener('load', () => (wallpaperImage.hidden = false));
  window.addEventListener('online', () => {
    if (wallpaperImage?.hidden) wallpaperImage.setAttribute('src', wallpaperImage.getAttribute('src') ?? '');
  });
  window.marcelDisplay = { show, wallpapers };
  show(readChoices());
}
