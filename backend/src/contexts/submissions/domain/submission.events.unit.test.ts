import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { submissionEvents } from './submission.events.js';

describeGoldenEvents('submissions', submissionEvents, path.join(__dirname, 'fixtures'));
