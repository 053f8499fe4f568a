import { defineFrontend } from '@marcel/kit/build';

export default defineFrontend({
  name: 'studio',
  port: 3003,
  exposes: { './App': './src/app/App.tsx', './Gallery': './src/app/Gallery.tsx' },
});
