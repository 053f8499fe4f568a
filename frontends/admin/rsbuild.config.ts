import { defineFrontend } from '@marcel/kit/build';
import { config, version } from './package.json';

export default defineFrontend({
  name: 'admin',
  version,
  port: config.port,
  exposes: { './App': './src/app/App.tsx' },
});
