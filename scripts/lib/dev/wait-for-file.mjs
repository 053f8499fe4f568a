/* Ends once there is a file, which another process makes. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

const [file = ''] = process.argv.slice(2);
while (!existsSync(file)) await pause(200);
