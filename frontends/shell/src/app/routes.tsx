import { PAGES } from '@marcel/contracts';
import { FallbackScreen } from '@marcel/kit';
import { Route, Routes } from 'react-router-dom';
import { RemotePage } from '../features/remotes/components/RemotePage';
import { useInstalledPrograms } from '../shared/installed-programs';
import { PROGRAM_PAGES, type ProgramPage } from '../shared/programs';
import { useWideScreen } from '../shared/use-wide-screen';
import { DesktopPage } from './DesktopPage';
import { useWindowLayer } from './use-window-layer';

const pageOf = (program: ProgramPage) => <RemotePage key={program.to} program={program} />;

/** Which page answers which path. On wide screens the programs that can do so stand in windows over the desktop. */
export function AppRoutes() {
  const { programs, windowed, pending } = useInstalledPrograms();
  const wide = useWideScreen();
  const pages = [...PROGRAM_PAGES, ...programs];
  const inWindows = pages.filter(({ remote }) => windowed.includes(remote));
  const layer = useWindowLayer(wide && inWindows.length > 0);
  const isPage = (page: ProgramPage) =>
    layer ? !inWindows.includes(page) : layer === null || !wide || !(pending || inWindows.includes(page));
  const behind = wide && <DesktopPage behind />;
  return (
    <>
      <Routes>
        <Route path={PAGES.desktop} element={<DesktopPage />} />
        {pages.map((page) => (
          <Route key={page.to} path={`${page.to}/*`} element={isPage(page) ? pageOf(page) : behind} />
        ))}
        <Route path="*" element={pending ? null : <FallbackScreen />} />
      </Routes>
      {layer && <layer.WindowLayer wide={wide} programs={inWindows} contentOf={pageOf} />}
    </>
  );
}
