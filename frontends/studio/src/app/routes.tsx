import { PAGES } from '@marcel/contracts';
import { lateComponent } from '@marcel/kit/programs';
import type { ComponentType } from 'react';

const HugScreen = lateComponent(() =>
  import('../features/hugs/components/HugScreen').then(({ HugScreen }) => HugScreen),
);

const GeneratorScreen = lateComponent(() =>
  import('../features/images/components/GeneratorScreen').then(({ GeneratorScreen }) => GeneratorScreen),
);

const DrawScreen = lateComponent(() =>
  import('../features/drawing/components/DrawScreen').then(({ DrawScreen }) => DrawScreen),
);

/** The programs of the studio, by the path that each is mounted on. */
export const PROGRAMS: Readonly<Record<string, ComponentType>> = {
  [PAGES.hugs]: HugScreen,
  [PAGES.imageGenerator]: GeneratorScreen,
  [PAGES.draw]: DrawScreen,
};
