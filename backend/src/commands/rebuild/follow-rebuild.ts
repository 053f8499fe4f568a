import { ErrorBody, fillPath, HEADERS, ProjectionRebuild, ROUTES } from '@marcel/contracts';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RunningProduct {
  readonly address: string;
  readonly adminToken: string;
}

const BETWEEN_LOOKS_MS = 250;

/**
 * Has a running product rebuild a read model and follows it to its end.
 * @param show told how far it is, whenever that has changed
 * @throws Error in words for the terminal: nobody answers, the product refuses, or the rebuild failed
 */
export async function followRebuild(
  product: RunningProduct,
  name: string,
  show: (progress: ProjectionRebuild) => void,
  pause: () => Promise<unknown> = () => sleep(BETWEEN_LOOKS_MS),
): Promise<ProjectionRebuild> {
  let progress = await call(product, 'POST', name);
  show(progress);
  while (progress.status === 'waiting' || progress.status === 'running') {
    await pause();
    const now = await call(product, 'GET', name);
    if (now.status !== progress.status || now.eventsApplied !== progress.eventsApplied) show(now);
    progress = now;
  }
  if (progress.status !== 'completed') throw new Error(`The rebuild of ${name} failed; the product's log says why.`);
  return progress;
}

async function call({ address, adminToken }: RunningProduct, method: string, name: string): Promise<ProjectionRebuild> {
  const url = new URL(fillPath(ROUTES.projectionRebuild, { name }), address);
  const answer = await fetch(url, { method, headers: { [HEADERS.adminToken]: adminToken } }).catch((cause: unknown) => {
    throw new Error(`No product answers at ${address}: start it, or name it with --url`, { cause });
  });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(ErrorBody.parse(body).error);
  return ProjectionRebuild.parse(body);
}
