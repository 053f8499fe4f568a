import { GALLERY_META, PAGES } from '@marcel/contracts';
import { usePageMeta } from '@marcel/kit';
import { Navigate, Route, Routes } from 'react-router-dom';
import Gallery from './Gallery';
import styles from './GalleryPage.module.css';
import App, { PROGRAMS_BY_PATH } from './App';

export function Standalone() {
  return (
    <Routes>
      {Object.keys(PROGRAMS_BY_PATH).map((path) => (
        <Route key={path} path={`${path}/*`} element={<App key={path} basePath={path} />} />
      ))}
      <Route path="/gallery" element={<GalleryPage />} />
      <Route path="*" element={<Navigate to={PAGES.hugs} replace />} />
    </Routes>
  );
}

function GalleryPage() {
  usePageMeta(GALLERY_META);
  return (
    <section className={styles.page}>
      <h1>Gallery</h1>
      <Gallery />
    </section>
  );
}
