import type { FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

export const isSafe = (method: string): boolean => SAFE.includes(method);

/**
 * Whether a page of another site sends this write with a visitor's browser. Programs say of no site and may write.
 * @param origins that the site trusts beside its own
 */
export const isCrossSite = (request: FastifyRequest, origins: readonly string[]): boolean =>
  !isSafe(request.method) && !isOwn(request, origins);

/** Browsers name the relation themselves where the connection is safe; elsewhere the origin has to be that of the host. */
function isOwn({ headers, host }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': relation } = headers;
  if (origin !== undefined && origins.includes(origin)) return true;
  if (relation !== undefined) return relation === 'same-origin' || relation === 'none';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

const MOST_POLICIES = 50;

const known = new LRUCache<string, SecurityHeaders>({ max: MOST_POLICIES });

type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * The headers that keep a browser from harm, made once for all answers that may load from the same places.
 *
 * @param remoteOrigins where separately deployed remotes load their scripts, styles and fonts from
 * @param scripts texts of those that stand in the page itself
 */
export function securityHeaders(remoteOrigins: readonly string[], scripts: readonly string[] = []): SecurityHeaders {
  const inPage = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const key = [...remoteOrigins, ...inPage].join(' ');
  const headers = known.get(key) ?? {
    ...headersBy(helmetOptions(remoteOrigins, inPage)),
    'permissions-policy': PERMISSIONS,
  };
  known.set(key, headers);
  return headers;
}

function headersBy(options: HelmetOptions): SecurityHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, () => undefined);
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}

function helmetOptions(remoteOrigins: readonly string[], inPage: readonly string[]): HelmetOptions {
  const own = ["'self'", ...remoteOrigins];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [...own, ...inPage],
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

const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');
