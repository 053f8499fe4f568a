import { defineFrontend } from '@marcel/kit/build';

export default defineFrontend({ name: 'admin', port: 3004, exposes: { './App': './src/app/App.tsx' } });
