import * as kit from '@marcel/kit';
import { SHARED_MODULES, shareConfig, type SharedModule } from '@marcel/kit/build/shared-modules';
import kitPackage from '@marcel/kit/package.json';
import * as router from '@marcel/kit/router';
import * as query from '@tanstack/react-query';
import queryPackage from '@tanstack/react-query/package.json';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import routerPackage from 'react-router-dom/package.json';
import * as jsxRuntime from 'react/jsx-runtime';

const share = (module: SharedModule, version: string, library: unknown) => ({
  version,
  lib: () => library,
  shareConfig: shareConfig(module, kitPackage.version),
});

const libraries: Record<SharedModule, readonly [version: string, library: unknown]> = {
  react: [React.version, React],
  'react/jsx-runtime': [React.version, jsxRuntime],
  'react-dom': [ReactDom.version, ReactDom],
  'react-dom/client': [ReactDom.version, ReactDomClient],
  'react-router-dom': [routerPackage.version, router],
  '@tanstack/react-query': [queryPackage.version, query],
  '@marcel/kit': [kitPackage.version, kit],
};

export const sharedLibraries = Object.fromEntries(
  SHARED_MODULES.map((module) => [module, share(module, ...libraries[module])]),
);
