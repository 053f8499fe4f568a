export const ARTWORKS_VIEW = 'artworks';
