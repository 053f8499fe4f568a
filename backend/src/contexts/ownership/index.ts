export { OwnershipModule } from './ownership.module.js';
export { ownedProjection } from './read/owned.js';
