import { PAGES } from '@marcel/contracts';
import { FallbackScreen } from '@marcel/kit';
import { Route, Routes } from 'react-router-dom';
import { RemotePage } from '../features/remotes/components/RemotePage';
import { PROGRAM_PAGES } from '../shared/programs';
import { DesktopPage } from './DesktopPage';

/** Which page answers which path. */
export const AppRoutes = () => (
  <Routes>
    <Route path={PAGES.desktop} element={<DesktopPage />} />
    {PROGRAM_PAGES.map((program) => (
      <Route key={program.to} path={`${program.to}/*`} element={<RemotePage key={program.to} program={program} />} />
    ))}
    <Route path="*" element={<FallbackScreen />} />
  </Routes>
);
