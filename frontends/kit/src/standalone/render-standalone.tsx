import type { RemoteAppProps } from '@marcel/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { ignoreCompositionKeys } from '../page/ignore-composition-keys';
import { tolerateTranslation } from '../page/tolerate-translation';
import { createQueryClient } from '../query/create-query-client';
import { ToastProvider } from '../toasts/ToastProvider';
import styles from './standalone.module.css';

export function renderStandalone(App: ComponentType<RemoteAppProps>, basePath: string): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  ignoreCompositionKeys();
  tolerateTranslation();
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <QueryClientProvider client={createQueryClient()}>
          <ToastProvider>
            <main className={styles.main}>
              <Routes>
                <Route path={`${basePath}/*`} element={<App basePath={basePath} />} />
                <Route path="*" element={<Navigate to={basePath} replace />} />
              </Routes>
            </main>
          </ToastProvider>
        </QueryClientProvider>
      </BrowserRouter>
    </StrictMode>,
  );
}
