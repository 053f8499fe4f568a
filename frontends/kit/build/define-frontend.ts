import type { RemoteProgram } from '@marcel/contracts';
import { defineConfig, type HtmlTagDescriptor, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import path from 'node:path';
import { ChunkLoadingPlugin } from './chunk-loading';
import { developmentServer, developmentTags, inProduct } from './development/development-server';
import { hotModuleRule, hotModules } from './development/hot-modules';
import { favicon } from './favicon';
import { pluginRemote } from './federation';
import { moduleRuntime } from './module-runtime';
import { pluginGeneratedFiles, type GeneratedFiles } from './generated-files';
import { pluginPrecompress } from './precompress';
import { productionRouter } from './production-router';
import { pluginReleaseFile } from './release-file';

export interface Frontend {
  name: string;
  /** Its own, from its package.json. */
  version: string;
  /** Of its development server, from its package.json; it moves with PORT. */
  port: number;
  /** What a remote gives the shell, as federation paths to files. */
  exposes?: Record<string, string>;
  /** What it adds to the desktop; the shell has places of its own for the programs that it knows. */
  programs?: RemoteProgram[];
  /** Whether its programs can stand in windows, whose body scrolls in place of the page; else they fill the page. */
  windows?: boolean;
  /** Files to put into the build beside what is made of its sources. */
  files?: GeneratedFiles;
  /** What its page holds from the start, besides its scripts and styles. */
  tags?: HtmlTagDescriptor[];
}

/** A remote loads no other: the half of the federation runtime that does stays out of it. */
const WITHOUT_REMOTES = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', FEDERATION_OPTIMIZE_NO_REMOTE: 'true' };

/** The build of one frontend. A remote runs alone in its own page and is also loaded into the shell. */
export function defineFrontend(frontend: Frontend) {
  const { name, version, port, exposes, programs = [], windows = false, files = {}, tags = [] } = frontend;
  const remote = Boolean(exposes);
  return defineConfig(({ command }): RsbuildConfig => {
    const hot = command === 'dev' && inProduct({ remote });
    return {
      ...(command === 'dev' && developmentServer({ name, port, remote, programs })),
      plugins: [
        pluginReact({
          splitChunks: false,
          ...(hot && { fastRefresh: false, swcReactOptions: { development: false } }),
        }),
        ...(exposes ? [pluginRemote(name, hot ? hotModules(exposes) : exposes)] : []),
        pluginGeneratedFiles({ ...favicon.files, ...files }),
        pluginReleaseFile({ name, version, programs, windows }),
        pluginPrecompress(),
      ],
      source: {
        entry: { index: './src/index' },
        // The federation runtime leaves its server half out of bundles that are for browsers.
        define: {
          ENV_TARGET: JSON.stringify('web'),
          FRONTEND_RELEASE: releaseName(name, version, remote),
          ...(remote && command === 'build' && WITHOUT_REMOTES),
        },
      },
      ...(command === 'build' && { resolve: { alias: productionRouter } }),
      output: {
        assetPrefix: exposes ? 'auto' : '/',
        // A few kilobytes in the page itself cost less than another request before its first paint.
        inlineStyles: !remote && command === 'build',
        sourceMap: { js: command === 'dev' ? 'cheap-module-source-map' : 'source-map' },
        dataUriLimit: 0,
        legalComments: 'none',
        overrideBrowserslist: ['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16'],
      },
      tools: {
        rspack: {
          ...(hot && { module: { rules: [hotModuleRule] } }),
          plugins: [new ChunkLoadingPlugin(exposes && name), ...(command === 'build' ? [moduleRuntime] : [])],
        },
      },
      // Words in the display font would jump when it comes late.
      performance: { preload: { type: 'all-assets', include: [/pixelify.*\.woff2$/] } },
      html: {
        template: path.join(import.meta.dirname, 'page.html'),
        title: 'Marcel OS',
        tags: [favicon.tag, ...tags, ...(command === 'dev' ? developmentTags : [])],
      },
    };
  });
}

/**
 * Code that names the frontend and its release in requests: of a remote, the release that the shell has loaded (see
 * `build/chunk-loading`); else the version of the build.
 */
function releaseName(name: string, version: string, remote: boolean): string {
  const built = JSON.stringify(`${name}@${version}`);
  return remote ? `(__webpack_require__.release || ${built})` : built;
}
