export { FRONTEND_STREAMS } from './domain/frontend.events.js';
export { releaseStreams } from './domain/streams.js';
export { frontendsProjection } from './read/frontends.projection.js';
export { keptBlobs } from './read/kept-blobs.js';
export { FRONTENDS_VIEW } from './views.js';
export { ReleasedFrontendsInViews } from './read/serving/released-frontends-in-views.js';
export { CanaryWatch } from './write/end-canary/canary-watch.js';
export { ReleasesModule } from './releases.module.js';
