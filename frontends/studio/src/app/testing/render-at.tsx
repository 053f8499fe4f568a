import { renderPage } from '@marcel/kit/testing';
import { Standalone } from '../Standalone';

/** Renders the studio at a path, each program mounted as the shell does. */
export const renderAt = (path: string) => renderPage(<Standalone />, path);
