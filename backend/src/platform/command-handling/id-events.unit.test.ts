import * as path from 'node:path';
import { describeGoldenEvents } from '../../test-support/golden-events.js';
import { idEvents } from './next-id.js';

describeGoldenEvents('ids', idEvents, path.join(__dirname, 'fixtures'));
