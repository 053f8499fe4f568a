import { defineFrontend } from '@marcel/kit/build';
import { version } from './package.json';

export default defineFrontend({ name: 'admin', version, port: 3004, exposes: { './App': './src/app/App.tsx' } });
