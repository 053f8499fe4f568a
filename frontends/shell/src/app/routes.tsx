import { PAGES } from '@marcel/contracts';
import { FallbackScreen } from '@marcel/kit';
import { Route, Routes } from 'react-router-dom';
import { RemotePage } from '../features/remotes/components/RemotePage';
import { useInstalledPrograms } from '../shared/installed-programs';
import { PROGRAM_PAGES } from '../shared/programs';
import { DesktopPage } from './DesktopPage';

/** Which page answers which path. */
export function AppRoutes() {
  const { programs, pending } = useInstalledPrograms();
  return (
    <Routes>
      <Route path={PAGES.desktop} element={<DesktopPage />} />
      {[...PROGRAM_PAGES, ...programs].map((program) => (
        <Route key={program.to} path={`${program.to}/*`} element={<RemotePage key={program.to} program={program} />} />
      ))}
      <Route path="*" element={pending ? null : <FallbackScreen />} />
    </Routes>
  );
}
