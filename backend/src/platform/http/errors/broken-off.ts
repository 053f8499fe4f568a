import type { FastifyRequest } from 'fastify';

/** Whether this was thrown because whoever sent the request has broken it off: no fault of ours, and nobody is left to be told. */
export const isBrokenOff = (thrown: unknown, { raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  !raw.complete && thrown === raw.errored;
