export { artworkEvents, type ArtworkEvent } from './domain/artwork.events.js';
export { artworkOf, artworkStream, ARTWORK_STREAMS } from './domain/artwork-streams.js';
export { artworksProjection } from './read/artworks.js';
export { ArtworkReader } from './read/artwork-reader.js';
export { studioStreams } from './domain/streams.js';
export { artworkLikeEvents, artworkLikeStreams, type ArtworkLiked } from './domain/like.js';
export { StudioModule } from './studio.module.js';
export { OrderDemonstration, type Sitter } from './write/order-demonstration.js';
export { GalleryPages } from './read/pages.js';
