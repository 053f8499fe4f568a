export const OFFLINE_WORKER = 'offline-worker.js';

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', does: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', does: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
}

export interface OfflineOptions {
  readonly page: string;
  readonly cache: string;
  readonly policy: string;
  readonly others: readonly string[];
}

/**
 * The service worker, built from this function's source. Shows an offline page when there is no connection. It caches nothing else, so
 * that it never serves an old release.
 */
export function offlineWorker(worker: Worker, { page, cache, policy, others }: OfflineOptions): void {
  worker.addEventListener('install', (event) => {
    const keep = async () => {
      const kept = await caches.open(cache);
      const answer = await fetch(new Request(page, { cache: 'reload' }));
      if (!answer.ok) throw new Error(`There is no ${page}: ${answer.status}`);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      await kept.put(page, new Response(await answer.blob(), { headers }));
      await worker.skipWaiting();
    };
    event.waitUntil(keep());
  });
  worker.addEventListener('activate', (event) => {
    const tidy = async () => {
      for (const other of await caches.keys()) if (other !== cache) await caches.delete(other);
      await worker.registration.navigationPreload?.enable();
    };
    event.waitUntil(tidy());
  });
  worker.addEventListener('fetch', (event) => {
    const { pathname } = new URL(event.request.url);
    if (event.request.mode !== 'navigate' || others.some((start) => pathname.startsWith(start))) return;
    const answer = async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(event.request));
      } catch (error) {
        const kept = await caches.match(page);
        if (kept === undefined) throw error;
        return kept;
      }
    };
    event.respondWith(answer());
  });
}
