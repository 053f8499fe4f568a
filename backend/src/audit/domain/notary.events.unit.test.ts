import * as path from 'node:path';
import { describeGoldenEvents } from '../../test-support/golden-events.js';
import { notaryEvents } from './notary.events.js';

describeGoldenEvents('the notary', notaryEvents, path.join(__dirname, 'fixtures'));
