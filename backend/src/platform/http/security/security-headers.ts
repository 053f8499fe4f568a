import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** `remoteOrigins`: where separately deployed remotes load their scripts, styles and fonts from. */
export function securityHeaders(remoteOrigins: readonly string[]): FastifyHelmetOptions {
  const own = ["'self'", ...remoteOrigins];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: own,
        // antd writes its styles into the page while it runs; a nonce for them would have to be new in every copy of a
        // static shell. A style cannot call home: images and fonts are limited below.
        styleSrc: [...own, "'unsafe-inline'"],
        fontSrc: [...own, 'data:'],
        // Mascots may have pictures from anywhere on the web.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        mediaSrc: own,
        connectSrc: own,
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  };
}

/** What browsers ask people for and no screen of ours uses; sharing and the clipboard stay. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Helmet has none of its own. */
export function sendPermissionsPolicy(server: FastifyInstance): void {
  const policy = UNUSED.map((feature) => `${feature}=()`).join(', ');
  server.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', policy));
}
