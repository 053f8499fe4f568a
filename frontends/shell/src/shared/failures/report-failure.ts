import { ROUTES, type FrontendFailure } from '@marcel/contracts';

/** As many failures of a kind are told by one page: what goes on failing is no news. */
const MOST = 5;

const told: Record<FrontendFailure, number> = { load: 0, render: 0 };
const known = new WeakSet<object>();

/** What failed: a frontend in one release, or as the product was built. */
export interface FailedFrontend {
  readonly name: string;
  readonly release?: string | undefined;
}

/** The shell itself; its page says of which release it is. */
export const thisShell = (): FailedFrontend => ({ name: 'shell', release: document.documentElement.dataset.release });

/**
 * Tells the server what failed, once for each error, and nothing of who was looking at it: no words of the error, no address, no
 * cookie. Nobody waits for it. It is part of the first script: what cannot load its parts has to be able to say so.
 */
export function reportFailure(kind: FrontendFailure, { name, release }: FailedFrontend, error: unknown): void {
  const isNew = !(error instanceof Error) || !known.has(error);
  if (error instanceof Error) known.add(error);
  if (!isNew || told[kind] >= MOST) return;
  told[kind] += 1;
  void send('POST', ROUTES.frontendFailures, { frontend: name, release, kind });
}

async function send(method: 'POST', path: string, report: object): Promise<void> {
  try {
    const answer = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    // Unread, it would keep its request open.
    await answer.text();
  } catch {
    // The server that cannot be reached is trouble enough.
  }
}
