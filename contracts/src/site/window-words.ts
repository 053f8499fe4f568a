import { programWords } from './page-words.js';

// A module of its own: the desktop loads it together with its windows.

export const GALLERY_WORDS = programWords('Gallery', 'Hugs, drawings and images with Marcel the blue dog.');

export const MINE_WORDS = programWords('My Things', 'What you have made here: to look at, to download and to delete.');

export const DISPLAY_WORDS = programWords('Display Settings', 'How Marcel OS looks and sounds in this browser.');

export const README_WORDS = programWords('README', 'What Marcel OS is, what can be done here, and how it is built.');
