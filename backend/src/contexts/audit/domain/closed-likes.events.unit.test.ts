import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { closedLikesEvents } from './closed-likes.events.js';

describeGoldenEvents('closed likes', closedLikesEvents, path.join(__dirname, 'fixtures'));
