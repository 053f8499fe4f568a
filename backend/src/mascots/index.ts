export { MASCOT_STREAMS } from './domain/mascot.events.js';
export { FindMascot } from './read/mascot/find-mascot.query.js';
export { MascotRegistry } from './write/mascot-registry.js';
export { MascotsModule } from './mascots.module.js';
export { directoryProjection } from './read/directory/directory.projection.js';
export { ImportDemonstration } from './write/import-demonstration/import-demonstration.handler.js';
export { MascotFollowsSubmission } from './automation/when-submission-decided-then-publish-or-withdraw-mascot/mascot-follows-submission.js';
export { MascotPages } from './read/pages/mascot-pages.js';
