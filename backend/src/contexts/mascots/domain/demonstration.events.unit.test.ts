import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { demonstrationEvents } from './demonstration.events.js';

describeGoldenEvents('demonstration', demonstrationEvents, path.join(__dirname, 'fixtures'));
