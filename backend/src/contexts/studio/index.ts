export { artworkEvents, type ArtworkEvent } from './domain/artwork.events.js';
export { artworkOf, artworkStream, ARTWORK_STREAMS } from './domain/artwork-streams.js';
export { galleryProjection } from './read/gallery/gallery.projection.js';
export { hugsProjection } from './read/hugs/hugs.projection.js';
export { studioStreams } from './domain/streams.js';
export { imagesProjection } from './read/images/images.projection.js';
export { StudioModule } from './studio.module.js';
export { OrderDemonstration, type Sitter } from './write/order-demonstration/order-demonstration.command.js';
