import { PAGES } from '@marcel/contracts';
import { lazy, type ComponentType } from 'react';

const HugScreen = lazy(() =>
  import('../features/hugs/components/HugScreen').then((module) => ({ default: module.HugScreen })),
);

const GeneratorScreen = lazy(() =>
  import('../features/images/components/GeneratorScreen').then((module) => ({ default: module.GeneratorScreen })),
);

const DrawScreen = lazy(() =>
  import('../features/drawing/components/DrawScreen').then((module) => ({ default: module.DrawScreen })),
);

/** The programs of the studio, by the path that each is mounted on. */
export const PROGRAMS: Readonly<Record<string, ComponentType>> = {
  [PAGES.hugs]: HugScreen,
  [PAGES.imageGenerator]: GeneratorScreen,
  [PAGES.draw]: DrawScreen,
};
