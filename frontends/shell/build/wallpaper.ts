import { seatPicture } from '@marcel/art/scenery/seat';
import { SCENES, wallpaper } from '@marcel/art/scenery/wallpaper';
import type { HtmlTagDescriptor } from '@rsbuild/core';
import { showDisplay, type DisplayOptions } from '../src/early/show-display';
import { DISPLAY_KEY, SCHEMES } from '../src/shared/display/choices';
import { hashed } from './hashed';

const fileOf = (file: string, content: string) => ({ name: hashed(`static/${file}`, content), content });

const scenes = Object.fromEntries(
  Object.entries(SCENES).map(([name, scene]) => [name, fileOf(`image/wallpaper-${name}.svg`, wallpaper(scene))]),
);
const marcel = fileOf('image/marcel.svg', seatPicture());

const options: DisplayOptions = {
  key: DISPLAY_KEY,
  schemes: SCHEMES,
  wallpapers: Object.fromEntries(Object.entries(scenes).map(([name, file]) => [name, `/${file.name}`])),
};
const script = fileOf('js/display.js', `(${String(showDisplay)})(${JSON.stringify(options)})`);

/** The wallpaper is in the page itself, and Marcel before it: they show before any script has come but the one that chooses. */
export const wallpaperFiles = Object.fromEntries(
  [...Object.values(scenes), marcel, script].map(({ name, content }) => [name, content]),
);

const first = scenes.sunset?.name ?? '';

export const wallpaperTags: HtmlTagDescriptor[] = [
  {
    tag: 'link',
    attrs: { rel: 'preload', as: 'image', type: 'image/svg+xml', href: first, fetchpriority: 'high' },
    head: true,
    append: false,
  },
  { tag: 'script', attrs: { src: `/${script.name}` }, head: true, append: false },
  {
    tag: 'img',
    attrs: { id: 'marcel', src: `/${marcel.name}`, alt: '', width: '440', height: '400' },
    head: false,
    append: false,
  },
  {
    tag: 'img',
    attrs: { id: 'wallpaper', src: `/${first}`, alt: '', width: '1600', height: '900', fetchpriority: 'high' },
    head: false,
    append: false,
  },
];
