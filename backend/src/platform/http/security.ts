import type { FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

export const isSafe = (method: string): boolean => SAFE.includes(method);

/**
 * Returns whether a page of another site sends this write with a visitor's browser. Clients that send no origin may write.
 * @param origins trusted origins besides the site's own
 */
export const isCrossSite = (request: FastifyRequest, origins: readonly string[]): boolean =>
  !isSafe(request.method) && !isTrustedOrigin(request, origins);

/** Compares the origin with the host where browsers send no `Sec-Fetch-Site`, as over plain HTTP. */
function isTrustedOrigin({ headers, host }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': relation } = headers;
  if (origin !== undefined && origins.includes(origin)) return true;
  if (relation !== undefined) return relation === 'same-origin' || relation === 'none';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** An address as some proxies forward it: with a port, or in brackets. */
const WITH_PORT = /^\s*(?:\[([\da-f:.]+)\]|([\d.]+|::ffff:[\d.]+))(?::\d+)?\s*$/i;

/** Strips the ports of forwarded addresses, and drops a forwarded protocol that is not http or https. */
export function cleanForwarded(headers: FastifyRequest['headers']): void {
  const { 'x-forwarded-for': addresses, 'x-forwarded-proto': protocol } = headers;
  if (addresses !== undefined)
    headers['x-forwarded-for'] = String(addresses)
      .split(',')
      .map((address) => address.replace(WITH_PORT, '$1$2'))
      .join();
  if (protocol !== undefined && !/(?:^|,)\s*https?\s*$/.test(String(protocol).toLowerCase()))
    delete headers['x-forwarded-proto'];
}

type SecurityHeaders = Readonly<Record<string, string>>;

const UNUSED = 'accelerometer camera display-capture geolocation gyroscope microphone midi payment usb'.split(' ');

const COMMON_HEADERS: SecurityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'origin-agent-cluster': '?1',
  'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/**
 * @param remoteOrigins origins of the scripts, styles and fonts of separately deployed remotes
 * @param scripts texts of the page's inline scripts
 */
export function securityHeaders(remoteOrigins: readonly string[], scripts: readonly string[] = []): SecurityHeaders {
  const allowedSources = ["'self'", ...remoteOrigins].join(' ');
  const inPage = scripts.map((script) => ` 'sha256-${hash('sha256', script, 'base64')}'`).join('');
  const policy = [
    "default-src 'self'",
    `script-src ${allowedSources}${inPage}`,
    // antd injects styles at run time, and a static shell cannot carry a fresh nonce for them. Styles cannot send data
    // elsewhere: images and fonts are limited below.
    `style-src ${allowedSources} 'unsafe-inline'`,
    `font-src ${allowedSources} data:`,
    // Pages preview chosen files as `blob:`.
    `img-src ${allowedSources} data: blob:`,
    `media-src ${allowedSources}`,
    `connect-src ${allowedSources}`,
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  return { 'content-security-policy': policy.join(';'), ...COMMON_HEADERS };
}
