import * as path from 'node:path';
import { describeGoldenEvents } from '../../../test-support/golden-events.js';
import { itemEvents } from './item.events.js';

describeGoldenEvents('moderation', itemEvents, path.join(__dirname, 'fixtures'));
