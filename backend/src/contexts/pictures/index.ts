export { PictureUpkeepModule } from './picture-upkeep.module.js';
export { PictureLooks } from './read/withheld/picture-looks.js';
export { referencesProjection } from './read/references/references.projection.js';
