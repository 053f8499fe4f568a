import * as kit from '@marcel/kit';
import type { SharedModule } from '@marcel/kit/build/shared-modules';
import kitPackage from '@marcel/kit/package.json';
import * as router from '@marcel/kit/router';
import * as query from '@tanstack/react-query';
import queryPackage from '@tanstack/react-query/package.json';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import routerPackage from 'react-router-dom/package.json';
import * as jsxRuntime from 'react/jsx-runtime';

const share = (version: string, library: unknown) => ({
  version,
  lib: () => library,
  shareConfig: { singleton: true, requiredVersion: false as const },
});

/** The shell's own copies of what exists once in the page, for its remotes. */
export const sharedLibraries: Record<SharedModule, ReturnType<typeof share>> = {
  react: share(React.version, React),
  'react/jsx-runtime': share(React.version, jsxRuntime),
  'react-dom': share(ReactDom.version, ReactDom),
  'react-dom/client': share(ReactDom.version, ReactDomClient),
  'react-router-dom': share(routerPackage.version, router),
  '@tanstack/react-query': share(queryPackage.version, query),
  '@marcel/kit': share(kitPackage.version, kit),
};
