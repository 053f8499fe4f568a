export { FRONTEND_STREAMS, releaseStreams } from './domain/frontend.js';
export { frontendsProjection, keptBlobs } from './read/frontends.projection.js';
export { ServedFrontends } from './read/served-frontends.js';
export { FRONTENDS_VIEW } from './views.js';
export { ReleasesModule } from './releases.module.js';
