import { PAGES } from '@marcel/contracts';
import { createContext, useContext } from 'react';

/** Paths of the screens below the one Mascotdex is mounted on. */
export interface Paths {
  directory: string;
  submit: string;
  mascot(slug: string): string;
}

export const pathsBelow = (basePath: string): Paths => ({
  directory: basePath,
  submit: `${basePath}/submit`,
  mascot: (slug) => `${basePath}/${encodeURIComponent(slug)}`,
});

const PathsContext = createContext(pathsBelow(PAGES.directory));

export const PathsProvider = PathsContext.Provider;

export const usePaths = (): Paths => useContext(PathsContext);
