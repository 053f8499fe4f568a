import { pino } from 'pino';
import type { Log } from '../log.js';

export const silentLog: Log = pino({ level: 'silent' });
