import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { commentEvents } from './comment.js';

describeGoldenEvents('comments', commentEvents, path.join(__dirname, 'fixtures'));
