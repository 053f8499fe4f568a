import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { paidWorkEvents } from './paid-work.js';

describeGoldenEvents('paid work', paidWorkEvents, path.join(__dirname, 'fixtures'));
