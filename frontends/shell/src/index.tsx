import './shared/capture-first';
import '@marcel/kit/styles.css';
import './app/wallpaper.css';
import './app/print.css';
import { StrictMode } from 'react';
import { ignoreCompositionKeys, tolerateTranslation } from '@marcel/kit';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { ignoreSecondClicks } from './app/ignore-second-clicks';
import { SCHEMES } from './shared/display/choices';
import { reapplyStoredDisplay } from './shared/display/display';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
document.documentElement.dataset.scheme ??= SCHEMES[0];
ignoreSecondClicks();
ignoreCompositionKeys();
tolerateTranslation();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
reapplyStoredDisplay();
