import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { artworkEvents } from './artwork.events.js';
import { artworkLikeEvents } from './like.js';

const fixtures = path.join(__dirname, 'fixtures');

describeGoldenEvents('artworks', artworkEvents, fixtures);
describeGoldenEvents('likes of artworks', artworkLikeEvents, fixtures);
