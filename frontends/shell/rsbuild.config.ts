import { defineFrontend } from '@marcel/kit/build';

export default defineFrontend({ name: 'shell', port: 3001, remotes: { mascotdex: 3002, admin: 3004 } });
