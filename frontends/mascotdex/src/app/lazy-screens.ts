import { lazy } from 'react';

export const MascotScreen = lazy(() =>
  import('../features/detail/components/MascotScreen').then((module) => ({ default: module.MascotScreen })),
);

export const SubmitScreen = lazy(() =>
  import('../features/submit/components/SubmitScreen').then((module) => ({ default: module.SubmitScreen })),
);

export const StatusScreen = lazy(() =>
  import('../features/status/components/StatusScreen').then((module) => ({ default: module.StatusScreen })),
);
