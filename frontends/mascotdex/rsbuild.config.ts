import { defineFrontend } from '@marcel/kit/build';
import { version } from './package.json';

export default defineFrontend({ name: 'mascotdex', version, port: 3002, exposes: { './App': './src/app/App.tsx' } });
