import type { ProjectionRef } from '../../change.js';

export const notPrepared = ({ name, version, generation }: ProjectionRef): Error =>
  new Error(`${name} ${version}.${generation} was not prepared`);
