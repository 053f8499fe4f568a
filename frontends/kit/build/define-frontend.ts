import type { RemoteProgram } from '@marcel/contracts';
import { defineConfig, type HtmlTagDescriptor, type RsbuildConfig, rspack, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import path from 'node:path';
import { ChunkLoadingPlugin } from './chunk-loading';
import { developmentServer, developmentTags, isInRunningProduct } from './development/development-server';
import { pluginGeneratedFiles, type GeneratedFiles, releaseFile } from './generated-files';
import { pluginPrecompress } from './precompress';
import { dog, ICON_SIZE } from '@marcel/art/icons/icons';
import { svgDocument } from '@marcel/art/svg';
import { createRequire } from 'node:module';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { version as kitVersion } from '../package.json';
import { SHARED_MODULES, shareConfig } from './shared-modules';

const { resolve } = createRequire(import.meta.url);

const resolveProductionModule = (module: string) =>
  resolve(module)
    .replace(`${path.sep}development${path.sep}`, `${path.sep}production${path.sep}`)
    .replace(/\.js$/, '.mjs');

const productionRouter = {
  'react-router$': resolveProductionModule('react-router'),
  'react-router/dom$': resolveProductionModule('react-router/dom'),
};

const COMMON_JS = /@module-federation[\\/][^\\/]+[\\/]dist[\\/].*\.cjs$/;

const esmFederationPlugin = new rspack.NormalModuleReplacementPlugin(COMMON_JS, (module) => {
  module.request = toEsmPath(module.request);
  if (module.createData?.resource) module.createData.resource = toEsmPath(module.createData.resource);
});

const toEsmPath = (file: string) => file.replace(/\.cjs$/, '.js');

const FAVICON = 'favicon.svg';
const faviconTag: HtmlTagDescriptor = { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: FAVICON } };

const WITHOUT_REMOTES = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', FEDERATION_OPTIMIZE_NO_REMOTE: 'true' };

export function defineFrontend(frontend: {
  name: string;
  version: string;
  port: number;
  exposes?: Record<string, string>;
  programs?: RemoteProgram[];
  windows?: boolean;
  files?: GeneratedFiles;
  tags?: HtmlTagDescriptor[];
}) {
  const { name, version, port, exposes, programs = [], windows = false, files = {}, tags = [] } = frontend;
  const isRemote = Boolean(exposes);
  return defineConfig(({ command }): RsbuildConfig => {
    const isHot = command === 'dev' && isInRunningProduct({ remote: isRemote });
    return {
      ...(command === 'dev' && developmentServer({ name, port, remote: isRemote, programs })),
      plugins: [
        pluginReact({
          splitChunks: false,
          ...(isHot && { fastRefresh: false, swcReactOptions: { development: false } }),
        }),
        ...(exposes ? [pluginRemote(name, isHot ? hotModules(exposes) : exposes)] : []),
        pluginGeneratedFiles({
          [FAVICON]: svgDocument(dog(), ICON_SIZE),
          ...files,
          ...releaseFile({ name, version, programs, windows }),
        }),
        pluginPrecompress(),
      ],
      source: {
        entry: { index: './src/index' },
        // Removes the server half of the federation runtime.
        define: {
          ENV_TARGET: JSON.stringify('web'),
          FRONTEND_RELEASE: releaseName(name, version, isRemote),
          ...(isRemote && command === 'build' && WITHOUT_REMOTES),
        },
      },
      ...(command === 'build' && { resolve: { alias: productionRouter } }),
      output: {
        assetPrefix: exposes ? 'auto' : '/',
        // A few inline kilobytes cost less than another request before the first paint.
        inlineStyles: !isRemote && command === 'build',
        sourceMap: { js: command === 'dev' ? 'cheap-module-source-map' : 'source-map' },
        dataUriLimit: 0,
        legalComments: 'none',
        overrideBrowserslist: ['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16'],
      },
      tools: {
        rspack: {
          ...(isHot && { module: { rules: [hotModuleRule] } }),
          plugins: [new ChunkLoadingPlugin(exposes && name), ...(command === 'build' ? [esmFederationPlugin] : [])],
        },
      },
      // Text would jump if its font arrived late.
      performance: { preload: { type: 'all-assets', include: [/(pixelify|chakra).*latin-\d.*\.woff2$/] } },
      html: {
        template: path.join(import.meta.dirname, 'page.html'),
        title: 'Marcel OS',
        tags: [faviconTag, ...tags, ...(command === 'dev' ? developmentTags : [])],
      },
    };
  });
}

function releaseName(name: string, version: string, remote: boolean): string {
  const built = JSON.stringify(`${name}@${version}`);
  return remote ? `(__webpack_require__.release || ${built})` : built;
}

const pluginRemote = (name: string, exposes: Record<string, string>) =>
  pluginModuleFederation({
    name,
    exposes,
    filename: 'static/js/remote.[contenthash:8].js',
    shared: Object.fromEntries(
      SHARED_MODULES.map((module) => [
        module,
        { ...shareConfig(module, kitVersion), import: module === 'react-router-dom' ? '@marcel/kit/router' : module },
      ]),
    ),
    shareStrategy: 'loaded-first',
    experiments: { optimization: { target: 'web' } },
    dts: false,
  });

const HOT_QUERY = '?hot';

const hotModules = (exposes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(exposes).map(([name, file]) => [name, file + HOT_QUERY]));

const hotModuleRule: Rspack.RuleSetRule = {
  resourceQuery: /^\?hot$/,
  use: path.join(import.meta.dirname, 'development', 'hot-module.cjs'),
};
