export { PictureUpkeepModule } from './picture-upkeep.module.js';
export { PictureSharing } from './read/sharing.js';
export { referencesProjection } from './read/references/references.projection.js';
