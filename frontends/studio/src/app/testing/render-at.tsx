import { renderPage } from '@marcel/kit/testing';
import { Standalone } from '../Standalone';

export const renderAt = (path: string) => renderPage(<Standalone />, path);
