import { fileURLToPath } from 'node:url';

export const ENCODING_SCRIPT = fileURLToPath(new URL('./encoding-process.js', import.meta.url));
