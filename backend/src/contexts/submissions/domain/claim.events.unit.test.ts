import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { claimEvents } from './claim.events.js';

describeGoldenEvents('the claims', claimEvents, path.join(__dirname, 'fixtures'));
