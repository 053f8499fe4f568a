import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { parkingEvents } from './parking.events.js';

describeGoldenEvents('parked reactions', parkingEvents, path.join(__dirname, 'fixtures'));
