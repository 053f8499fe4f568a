import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { frontendEvents } from './frontend.events.js';

describeGoldenEvents('releases', frontendEvents, path.join(__dirname, 'fixtures'));
