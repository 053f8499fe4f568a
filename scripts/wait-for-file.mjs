/* Waits until a file of another process exists. */
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

while (!existsSync(process.argv[2] ?? '')) await setTimeout(200);
