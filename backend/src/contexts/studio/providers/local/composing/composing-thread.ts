/** What runs in a thread of its own, where drawing keeps nobody waiting. */
export { compose as default } from './compose.js';
