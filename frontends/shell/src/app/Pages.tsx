import { PAGES } from '@marcel/contracts';
import { FallbackScreen } from '@marcel/kit';
import { Route, Routes } from 'react-router-dom';
import { RemotePage } from '../features/remotes/components/RemotePage';
import { REMOTE_PAGES } from '../shared/remote-pages';
import { DesktopPage } from './DesktopPage';

/** Which screen answers which path. */
export function Pages() {
  return (
    <Routes>
      <Route path={PAGES.desktop} element={<DesktopPage />} />
      {REMOTE_PAGES.map((page) => (
        <Route key={page.path} path={`${page.path}/*`} element={<RemotePage key={page.path} {...page} />} />
      ))}
      <Route path="*" element={<FallbackScreen />} />
    </Routes>
  );
}
