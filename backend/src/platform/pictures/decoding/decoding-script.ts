import { fileURLToPath } from 'node:url';

/** What the processes run that decode pictures. */
export const DECODING_SCRIPT = fileURLToPath(new URL('./decoding-process.js', import.meta.url));
