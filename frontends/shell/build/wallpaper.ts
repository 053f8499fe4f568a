import { wallpaperWithoutMarcel, SCENE_NAMES, wallpaper, type SceneName } from '@marcel/art/scenery/wallpaper';
import type { HtmlTagDescriptor } from '@rsbuild/core';
import { createHash } from 'node:crypto';
import { showDisplay, type DisplayOptions } from '../src/early/show-display';
import { DISPLAY_KEY, SCHEMES } from '../src/shared/display/choices';

/** Names each file with a hash of its content, so that browsers cache it forever. */
const createFiles = (kind: string, draw: (scene: SceneName) => string) =>
  SCENE_NAMES.map((scene) => {
    const content = draw(scene);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { scene, name: `static/image/${kind}-${scene}.${hash}.svg`, content };
  });

const pictures = createFiles('wallpaper', wallpaper);
const scenes = createFiles('bare', wallpaperWithoutMarcel);

const toAddresses = (files: typeof pictures) => Object.fromEntries(files.map(({ scene, name }) => [scene, `/${name}`]));

const options: DisplayOptions = {
  key: DISPLAY_KEY,
  schemes: SCHEMES,
  wallpapers: toAddresses(pictures),
  withoutMarcel: toAddresses(scenes),
};

export const wallpaperFiles = Object.fromEntries([...pictures, ...scenes].map(({ name, content }) => [name, content]));

const first = pictures[0]?.name ?? '';

export const wallpaperTags: HtmlTagDescriptor[] = [
  {
    tag: 'link',
    attrs: { rel: 'preload', as: 'image', type: 'image/svg+xml', href: first, fetchpriority: 'high' },
    head: true,
    append: false,
  },
  {
    tag: 'img',
    attrs: { id: 'wallpaper', src: `/${first}`, alt: '', width: '1600', height: '900', fetchpriority: 'high' },
    head: false,
    append: false,
  },
  { tag: 'script', children: `(${String(showDisplay)})(${JSON.stringify(options)})`, head: false, append: false },
];
