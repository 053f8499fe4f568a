import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { sealEvents } from './seal.events.js';

describeGoldenEvents('seals', sealEvents, path.join(__dirname, 'fixtures'));
