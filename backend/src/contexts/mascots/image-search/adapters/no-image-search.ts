import type { ImageSearch } from '../image-search.js';

/** Where no provider is set, nothing is found. */
export const noImageSearch: ImageSearch = { isSet: false, find: () => Promise.resolve([]) };
