import { defineFrontend } from '@marcel/kit/build';
import { config, version } from './package.json';

export default defineFrontend({
  name: 'studio',
  version,
  port: config.port,
  exposes: { './App': './src/app/App.tsx', './Gallery': './src/app/Gallery.tsx' },
  windows: true,
});
