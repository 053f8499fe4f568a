import { wallpaper } from '@marcel/art/scenery/wallpaper';
import type { HtmlTagDescriptor } from '@rsbuild/core';
import { hashed } from './hashed';

const picture = wallpaper();
const name = hashed('static/image/wallpaper.svg', picture);

/** The wallpaper is in the page itself: it shows before any script has come. */
export const wallpaperFiles = { [name]: picture };

export const wallpaperTags: HtmlTagDescriptor[] = [
  {
    tag: 'link',
    attrs: { rel: 'preload', as: 'image', type: 'image/svg+xml', href: name, fetchpriority: 'high' },
    head: true,
    append: false,
  },
  {
    tag: 'img',
    attrs: { id: 'wallpaper', src: `/${name}`, alt: '', width: '1600', height: '900', fetchpriority: 'high' },
    head: false,
    append: false,
  },
];
