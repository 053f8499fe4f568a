import { lazy } from 'react';

export const HugScreen = lazy(() =>
  import('../features/hugs/components/HugScreen').then((module) => ({ default: module.HugScreen })),
);

export const GeneratorScreen = lazy(() =>
  import('../features/images/components/GeneratorScreen').then((module) => ({ default: module.GeneratorScreen })),
);

export const DrawScreen = lazy(() =>
  import('../features/drawing/components/DrawScreen').then((module) => ({ default: module.DrawScreen })),
);
