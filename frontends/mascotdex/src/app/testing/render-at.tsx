import { PAGES } from '@marcel/contracts';
import { renderPage } from '@marcel/kit/testing';
import { Route, Routes } from 'react-router-dom';
import App from '../App';

export const mounted = <Route path={`${PAGES.directory}/*`} element={<App />} />;

export const renderAt = (path: string) => renderPage(<Routes>{mounted}</Routes>, path);
