/* Told of process groups line by line; ends those that are left when whoever tells it is gone, however that came. */
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { endGroup } from './process-groups.mjs';

const LOOKS = 60;
const BETWEEN_LOOKS_MS = 200;

/** @type {number[]} */
const groups = [];
for await (const line of createInterface({ input: process.stdin })) groups.push(Number(line));

const left = () => groups.filter((group) => endGroup(group, 0));
for (const group of groups) endGroup(group, 'SIGTERM');
for (let look = 0; look < LOOKS && left().length > 0; look += 1) await pause(BETWEEN_LOOKS_MS);
for (const group of left()) endGroup(group, 'SIGKILL');
