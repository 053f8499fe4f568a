export { PictureUpkeepModule } from './picture-upkeep.module.js';
export { PictureSharing } from './read/sharing/picture-sharing.js';
export { referencesProjection } from './read/references/references.projection.js';
