import { defineFrontend } from '@marcel/kit/build';
import { config, version } from './package.json';
import { TIME_MACHINE } from './src/program';

export default defineFrontend({
  name: 'mascotdex',
  version,
  port: config.port,
  exposes: { './App': './src/app/App.tsx' },
  programs: [TIME_MACHINE],
  windows: true,
});
