import { ROUTES } from '@marcel/contracts';

/** Asked by the command line alone: frontends, which carry all other routes, would carry these for nothing. */
export const COMPATIBILITY_ROUTES = {
  all: '/api/compatibility',
  build: `${ROUTES.frontend}/compatibility`,
  release: `${ROUTES.frontend}/:release/compatibility`,
} as const;
