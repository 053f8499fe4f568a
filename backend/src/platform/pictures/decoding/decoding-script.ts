import { fileURLToPath } from 'node:url';

export const DECODING_SCRIPT = fileURLToPath(new URL('./decoding-process.js', import.meta.url));
