import { PAGES } from '@marcel/contracts';
import { FallbackScreen } from '@marcel/kit';
import { lateComponent } from '@marcel/kit/programs';
import { Route, Routes, useLocation } from 'react-router-dom';
import { TIME_MACHINE } from '../program';
import { belowMascotdex } from '../shared/navigation';

const DirectoryScreen = lateComponent(() =>
  import('../features/directory/components/DirectoryScreen').then(({ DirectoryScreen }) => DirectoryScreen),
);

const MascotScreen = lateComponent(() =>
  import('../features/detail/components/MascotScreen').then(({ MascotScreen }) => MascotScreen),
);

const SubmitScreen = lateComponent(() =>
  import('../features/submit/components/SubmitScreen').then(({ SubmitScreen }) => SubmitScreen),
);

const ComparePage = lateComponent(() =>
  import('../features/compare/components/ComparePage').then(({ ComparePage }) => ComparePage),
);

const ReviseForm = lateComponent(() =>
  import('../features/submit/components/ReviseForm').then(({ ReviseForm }) => ReviseForm),
);

const StatusScreen = lateComponent(() =>
  import('../features/status/components/StatusScreen').then(({ StatusScreen }) => StatusScreen),
);

const TimeMachineScreen = lateComponent(() =>
  import('../features/past/components/TimeMachineScreen').then(({ TimeMachineScreen }) => TimeMachineScreen),
);

export const AppRoutes = () =>
  `${useLocation().pathname}/`.startsWith(`${TIME_MACHINE.path}/`) ? <TimeMachineRoutes /> : <DirectoryRoutes />;

const TimeMachineRoutes = () => (
  <Routes>
    <Route index element={<TimeMachineScreen />} />
    <Route path="*" element={<FallbackScreen />} />
  </Routes>
);

const DirectoryRoutes = () => (
  <Routes>
    <Route index element={<DirectoryScreen />} />
    <Route path={belowMascotdex(PAGES.submit)} caseSensitive element={<SubmitScreen />} />
    <Route
      path={belowMascotdex(PAGES.submissionStatus)}
      caseSensitive
      element={<StatusScreen revision={(props) => <ReviseForm {...props} />} />}
    />
    <Route
      path={belowMascotdex(PAGES.compare)}
      caseSensitive
      element={<ComparePage namesake={(slug) => <MascotScreen slug={slug} />} />}
    />
    <Route path={belowMascotdex(PAGES.mascot)} caseSensitive element={<MascotScreen />} />
    <Route path="*" element={<FallbackScreen />} />
  </Routes>
);
