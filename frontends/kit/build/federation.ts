import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { version as kitVersion } from '../package.json';
import { SHARED_MODULES, shareConfig } from './shared-modules';

const SUBSETS: Record<string, string> = { 'react-router-dom': '@marcel/kit/router' };

export const pluginRemote = (name: string, exposes: Record<string, string>) =>
  pluginModuleFederation({
    name,
    exposes,
    filename: 'static/js/remote.[contenthash:8].js',
    shared: Object.fromEntries(
      SHARED_MODULES.map((module) => [
        module,
        { ...shareConfig(module, kitVersion), import: SUBSETS[module] ?? module },
      ]),
    ),
    shareStrategy: 'loaded-first',
    experiments: { optimization: { target: 'web' } },
    dts: false,
  });
