import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

export const isSameSecret = (text: string, secret: string): boolean => timingSafeEqual(digest(text), digest(secret));
