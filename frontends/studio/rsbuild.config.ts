import { defineFrontend } from '@marcel/kit/build';
import { version } from './package.json';

export default defineFrontend({
  name: 'studio',
  version,
  port: 3003,
  exposes: { './App': './src/app/App.tsx', './Gallery': './src/app/Gallery.tsx' },
});
