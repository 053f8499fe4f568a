import type { FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

export const isSafe = (method: string): boolean => SAFE.includes(method);

/**
 * Returns whether a page of another site sends this write with a visitor's browser. Clients that send no origin may write.
 * @param origins trusted origins besides the site's own
 */
export const isCrossSite = (request: FastifyRequest, origins: readonly string[]): boolean =>
  !isSafe(request.method) && !isOwn(request, origins);

/** Compares the origin with the host where browsers send no `Sec-Fetch-Site`, as over plain HTTP. */
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
 * Returns the security headers, cached for each content security policy.
 *
 * @param remoteOrigins origins of the scripts, styles and fonts of separately deployed remotes
 * @param scripts texts of the page's inline scripts
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
        // antd injects styles at run time, and a static shell cannot carry a fresh nonce for them. Styles cannot send data
        // elsewhere: images and fonts are limited below.
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
