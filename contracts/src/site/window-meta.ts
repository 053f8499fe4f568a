import { programMeta } from './page-meta.js';

// Separate module, because the desktop loads it only with its windows.

export const GALLERY_META = programMeta('Gallery', 'Hugs, drawings and images with Marcel the blue dog.');
export const MINE_META = programMeta('My Things', 'What you have made here: to look at, to download and to delete.');
export const DISPLAY_META = programMeta('Display Settings', 'How Marcel OS looks and sounds in this browser.');
export const README_META = programMeta('README', 'What Marcel OS is, what can be done here, and how it is built.');
