import { defineFrontend } from '@marcel/kit/build';
import { config, version } from './package.json';

export default defineFrontend({
  name: 'admin',
  version,
  port: config.port,
  windows: true,
  exposes: { './App': './src/app/App.tsx' },
});
