import { applyDecorators, Header } from '@nestjs/common';

/** For what only its link opens: neither kept by caches in between nor found by search engines. */
export const PRIVATE_LINK = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

/** Answers a controller method with these headers. */
export const PrivateLink = () => applyDecorators(...Object.entries(PRIVATE_LINK).map((header) => Header(...header)));
