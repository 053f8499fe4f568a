import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { imageSearchEvents } from './image-search.events.js';

describeGoldenEvents('the image search', imageSearchEvents, path.join(__dirname, 'fixtures'));
