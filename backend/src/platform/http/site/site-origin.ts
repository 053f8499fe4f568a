import type { FastifyRequest } from 'fastify';

const ON_THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Under which origin the site tells the world of itself: the one of the settings. Without one, what a request says of it is
 * believed on this machine only; elsewhere it is '', which leaves addresses relative: anybody could send any host.
 */
export function siteOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl?: string): string {
  if (publicUrl !== undefined) return publicUrl;
  const asked = `${protocol}://${host}`;
  if (!URL.canParse(asked)) return '';
  const { hostname, origin } = new URL(asked);
  return ON_THIS_MACHINE.includes(hostname) ? origin : '';
}
