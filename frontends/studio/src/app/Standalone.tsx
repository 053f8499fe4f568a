import { PAGES } from '@marcel/contracts';
import { Navigate, Route, Routes } from 'react-router-dom';
import App from './App';
import { GalleryPage } from './GalleryPage';
import { PROGRAMS } from './routes';

/** The studio without a shell: each program on the path that the shell gives it, and the gallery without a window. */
export function Standalone() {
  return (
    <Routes>
      {Object.keys(PROGRAMS).map((path) => (
        <Route key={path} path={`${path}/*`} element={<App key={path} basePath={path} />} />
      ))}
      <Route path="/gallery" element={<GalleryPage />} />
      <Route path="*" element={<Navigate to={PAGES.hugs} replace />} />
    </Routes>
  );
}
