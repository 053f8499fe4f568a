import { defineFrontend } from '@marcel/kit/build';
import { config, version } from './package.json';
import { PROGRAM } from './src/program';

export default defineFrontend({
  name: 'template-name',
  version,
  port: config.port,
  exposes: { './App': './src/app/App.tsx' },
  programs: [PROGRAM],
  windows: true,
});
