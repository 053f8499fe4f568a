import { BADGE_SIZE, providerBadge } from './badges/provider-badge.js';
import { drawIcon, ICONS } from './icons/icons.js';
import { ACTIVITIES, IDLE_LAYERS } from './alive/living.js';
import * as palette from './palette.js';
import { POSE_SIZE, POSES } from './poses.js';
import { wallpaperWithoutMarcel, SCENE_NAMES, SCENES, wallpaper } from './scenery/wallpaper.js';
import { svgDocument } from './svg.js';

const documents: [name: string, document: string][] = [
  ...Object.entries(POSES).map(([name, draw]): [string, string] => [name, svgDocument(draw(), POSE_SIZE)]),
  ...Object.entries(ICONS).map(([name, icon]): [string, string] => [`icon ${name}`, svgDocument(drawIcon(icon), 32)]),
  ['badge', svgDocument(providerBadge('<Scenario> & "friends"'), BADGE_SIZE.width, BADGE_SIZE.height)],
  ...Object.entries({ ...IDLE_LAYERS, ...ACTIVITIES }).map(([name, drawn]): [string, string] => [
    `living ${name}`,
    drawn,
  ]),
  ...SCENE_NAMES.flatMap((name): [string, string][] => [
    [`wallpaper ${name}`, wallpaper(name)],
    [`bare wallpaper ${name}`, wallpaperWithoutMarcel(name)],
  ]),
];

function unbalanced(markup: string): string[] {
  const open: string[] = [];
  for (const [, close, name = '', rest = ''] of markup.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (close) {
      if (open.pop() !== name) return [name];
    } else if (!rest.endsWith('/')) open.push(name);
  }
  return open;
}

describe.each(documents)('%s', (_, document) => {
  it('is well-formed and contains no NaN', () => {
    expect(unbalanced(document)).toEqual([]);
    expect(document).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('uses only colors of the palette', () => {
    const paletteColors = Object.values(palette).flat().map(String);
    const colors = new Set(document.match(/(?<=")#[0-9a-f]+(?=")/gi));
    expect([...colors].filter((color) => !paletteColors.includes(color))).toEqual([]);
  });

  it('refers to no external resource', () => {
    expect(document.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|<script|<image/);
  });
});

it('every scene is a wallpaper, and only the calm one has no animation', () => {
  expect(SCENE_NAMES).toEqual(Object.keys(SCENES));
  expect(SCENE_NAMES.filter((name) => !wallpaper(name).includes('animation'))).toEqual(['calm']);
});
