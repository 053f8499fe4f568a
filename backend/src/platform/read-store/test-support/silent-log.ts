import { pino } from 'pino';
import type { Log } from '../../observability/logging/log.js';

export const silentLog: Log = pino({ level: 'silent' });
