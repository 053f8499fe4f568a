import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret));
