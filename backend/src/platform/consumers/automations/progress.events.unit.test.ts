import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { progressEvents } from './progress.events.js';

describeGoldenEvents('the progress of automations', progressEvents, path.join(__dirname, 'fixtures'));
