import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { reasonEvents } from './reasons.events.js';

describeGoldenEvents('reasons', reasonEvents, path.join(__dirname, 'fixtures'));
