import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { importEvents } from './import.events.js';

describeGoldenEvents('the imports', importEvents, path.join(__dirname, 'fixtures'));
