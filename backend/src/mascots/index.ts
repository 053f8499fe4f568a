export { FindMascot } from './read/mascot/find-mascot.query.js';
export { MascotRegistry } from './write/mascot-registry.js';
