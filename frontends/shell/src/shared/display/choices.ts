export const DISPLAY_KEY = 'marcel_display';

export const SCHEMES = ['classic', 'dark', 'contrast'] as const;
export const WALLPAPERS = ['sunset', 'night', 'meadow', 'calm'] as const;
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export const CLOCKS = ['24', '12'] as const;
/** Idle times of the screensaver, in minutes. */
export const SAVER_MINUTES = ['off', '2', '5', '10'] as const;
export const SAVER_DEFAULT: (typeof SAVER_MINUTES)[number] = '5';
