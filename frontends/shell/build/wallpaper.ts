import { seatPicture } from '@marcel/art/scenery/seat';
import { SCENES, wallpaper } from '@marcel/art/scenery/wallpaper';
import type { HtmlTagDescriptor } from '@rsbuild/core';
import { hashed } from './hashed';

const fileOf = (name: string, picture: string) => ({ name: hashed(`static/image/${name}.svg`, picture), picture });

const scene = fileOf('wallpaper', wallpaper(SCENES.sunset));
const marcel = fileOf('marcel', seatPicture());

/** The wallpaper is in the page itself, and Marcel before it: they show before any script has come. */
export const wallpaperFiles = Object.fromEntries([scene, marcel].map(({ name, picture }) => [name, picture]));

export const wallpaperTags: HtmlTagDescriptor[] = [
  {
    tag: 'link',
    attrs: { rel: 'preload', as: 'image', type: 'image/svg+xml', href: scene.name, fetchpriority: 'high' },
    head: true,
    append: false,
  },
  {
    tag: 'img',
    attrs: { id: 'marcel', src: `/${marcel.name}`, alt: '', width: '440', height: '400' },
    head: false,
    append: false,
  },
  {
    tag: 'img',
    attrs: { id: 'wallpaper', src: `/${scene.name}`, alt: '', width: '1600', height: '900', fetchpriority: 'high' },
    head: false,
    append: false,
  },
];
