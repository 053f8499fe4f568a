import { PAGES } from '@marcel/contracts';
import { FallbackScreen } from '@marcel/kit';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DirectoryScreen } from '../features/directory/components/DirectoryScreen';
import { belowMascotdex } from '../shared/navigation/pages';

const MascotScreen = lazy(() =>
  import('../features/detail/components/MascotScreen').then((module) => ({ default: module.MascotScreen })),
);

const SubmitScreen = lazy(() =>
  import('../features/submit/components/SubmitScreen').then((module) => ({ default: module.SubmitScreen })),
);

const StatusScreen = lazy(() =>
  import('../features/status/components/StatusScreen').then((module) => ({ default: module.StatusScreen })),
);

/** Which screen answers which path. */
export const AppRoutes = () => (
  <Routes>
    <Route index element={<DirectoryScreen />} />
    <Route path={belowMascotdex(PAGES.submit)} element={<SubmitScreen />} />
    <Route path={belowMascotdex(PAGES.submissionStatus)} element={<StatusScreen />} />
    <Route path={belowMascotdex(PAGES.mascot)} element={<MascotScreen />} />
    <Route path="*" element={<FallbackScreen />} />
  </Routes>
);
