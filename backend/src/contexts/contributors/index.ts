export { ContributorsModule } from './contributors.module.js';
export { contributorsProjection } from './read/profiles.js';
