export { PictureUpkeepModule } from './picture-upkeep.module.js';
export { referencesProjection } from './read/references/references.projection.js';
