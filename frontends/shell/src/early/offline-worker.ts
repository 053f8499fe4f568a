export const OFFLINE_WORKER = 'offline-worker.js';

interface ExtendableEventLike {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEventLike extends ExtendableEventLike {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface ServiceWorkerLike {
  addEventListener(type: 'install' | 'activate', does: (event: ExtendableEventLike) => void): void;
  addEventListener(type: 'fetch', does: (event: FetchEventLike) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
}

export interface OfflineOptions {
  readonly page: string;
  readonly cache: string;
  readonly policy: string;
  readonly bypassedPaths: readonly string[];
}

/**
 * The service worker, built from this function's source. Shows an offline page when there is no connection. It caches nothing else, so
 * that it never serves an old release.
 */
export function offlineWorker(worker: ServiceWorkerLike, { page, cache, policy, bypassedPaths }: OfflineOptions): void {
  worker.addEventListener('install', (event) => {
    const cachePage = async () => {
      const storage = await caches.open(cache);
      const response = await fetch(new Request(page, { cache: 'reload' }));
      if (!response.ok) throw new Error(`There is no ${page}: ${response.status}`);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      await storage.put(page, new Response(await response.blob(), { headers }));
      await worker.skipWaiting();
    };
    event.waitUntil(cachePage());
  });
  worker.addEventListener('activate', (event) => {
    const deleteOldCaches = async () => {
      for (const other of await caches.keys()) if (other !== cache) await caches.delete(other);
      await worker.registration.navigationPreload?.enable();
    };
    event.waitUntil(deleteOldCaches());
  });
  worker.addEventListener('fetch', (event) => {
    const { pathname } = new URL(event.request.url);
    if (event.request.mode !== 'navigate' || bypassedPaths.some((prefix) => pathname.startsWith(prefix))) return;
    const respond = async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(event.request));
      } catch (error) {
        const cachedPage = await caches.match(page);
        if (cachedPage === undefined) throw error;
        return cachedPage;
      }
    };
    event.respondWith(respond());
  });
}
