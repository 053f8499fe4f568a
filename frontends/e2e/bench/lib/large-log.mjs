import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const FILL = path.resolve(import.meta.dirname, '../../../../backend/dist/load/fill-large-log.js');

/**
 * Fills an empty data folder with a log of so many mascots and as many submissions.
 *
 * @param {string} dataDir
 * @param {number} count
 */
export const fillLargeLog = (dataDir, count) => promisify(execFile)(process.execPath, [FILL, dataDir, String(count)]);
