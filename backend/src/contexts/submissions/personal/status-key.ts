import { fillPath, PAGES } from '@marcel/contracts';
import { createHash, randomBytes } from 'node:crypto';

const KEY_BYTES = 24;

export const newStatusKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

export const hashOfStatusKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export const statusUrl = (key: string): string => fillPath(PAGES.submissionStatus, { key });
