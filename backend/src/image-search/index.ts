export { ImageSearchModule } from './image-search.module.js';
