export { LiveChanges } from './read/changes/live-changes.js';
export { ModerationModule } from './moderation.module.js';
