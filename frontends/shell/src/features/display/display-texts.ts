import type { CLOCKS, SAVER_WAITS, SCHEMES, TEXT_SIZES, WALLPAPERS } from '../../shared/display/choices';

type Labels<Values extends readonly string[]> = Readonly<Record<Values[number], string>>;

export const SCHEME_LABELS: Labels<typeof SCHEMES> = { classic: 'Classic', dark: 'Dark', contrast: 'High Contrast' };

export const WALLPAPER_LABELS: Labels<typeof WALLPAPERS> = {
  sunset: 'Sunset',
  night: 'Night',
  meadow: 'Meadow',
  calm: 'Calm, Without Motion',
};

export const TEXT_LABELS: Labels<typeof TEXT_SIZES> = { normal: 'Normal', large: 'Large', largest: 'Largest' };

export const CLOCK_LABELS: Labels<typeof CLOCKS> = { '24': '24 Hours', '12': '12 Hours' };

export const SAVER_LABELS: Labels<typeof SAVER_WAITS> = {
  off: 'Off',
  '2': '2 Minutes',
  '5': '5 Minutes',
  '10': '10 Minutes',
};

export const DISPLAY_TEXTS = {
  scheme: 'Colors',
  wallpaper: 'Wallpaper',
  text: 'Text Size',
  clock: 'Clock',
  system: 'As My System',
  saver: 'Screensaver',
  preview: 'Preview',
  sounds: 'Sounds',
  soundsOn: 'Play small sounds',
  kept: 'All of this is kept in this browser alone.',
} as const;
