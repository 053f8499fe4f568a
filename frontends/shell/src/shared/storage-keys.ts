import { tryOrNull } from '@marcel/kit/programs';

export const MOVED_ICONS = 'marcel_icon_places';
export const OPEN_WINDOWS = 'marcel_open_windows';

export const isStored = (storage: () => Storage, key: string): boolean =>
  tryOrNull(() => storage().getItem(key)) !== null;
