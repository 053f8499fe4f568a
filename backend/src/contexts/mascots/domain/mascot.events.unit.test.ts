import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { likeEvents } from './like.events.js';
import { mascotEvents } from './mascot.events.js';
import { nameClaimEvents } from './name-claim.events.js';
import { slugEvents } from './slug.events.js';

const fixtures = path.join(__dirname, 'fixtures');

describeGoldenEvents('mascots', mascotEvents, fixtures);
describeGoldenEvents('likes', likeEvents, fixtures);
describeGoldenEvents('name claims', nameClaimEvents, fixtures);
describeGoldenEvents('slugs', slugEvents, fixtures);
