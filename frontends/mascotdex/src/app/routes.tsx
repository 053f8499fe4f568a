import { PAGES } from '@marcel/contracts';
import { FallbackScreen } from '@marcel/kit';
import { lateComponent } from '@marcel/kit/programs';
import { Route, Routes } from 'react-router-dom';
import { DirectoryScreen } from '../features/directory/components/DirectoryScreen';
import { belowMascotdex } from '../shared/navigation/pages';

const MascotScreen = lateComponent(() =>
  import('../features/detail/components/MascotScreen').then(({ MascotScreen }) => MascotScreen),
);

const SubmitScreen = lateComponent(() =>
  import('../features/submit/components/SubmitScreen').then(({ SubmitScreen }) => SubmitScreen),
);

const StatusScreen = lateComponent(() =>
  import('../features/status/components/StatusScreen').then(({ StatusScreen }) => StatusScreen),
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
