import { defineFrontend } from '@marcel/kit/build';

export default defineFrontend({ name: 'mascotdex', port: 3002, exposes: { './App': './src/app/App.tsx' } });
