import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import * as z from 'zod';

/** Requests the metrics of all cluster processes, or returns them; without a text if that failed. */
const Message = z.object({ kind: z.literal('metrics of workers'), id: z.int(), text: z.string().optional() });
type Message = z.infer<typeof Message>;

/** Returns a function that renders the metrics of all cluster processes, or of this process if it is the only one. */
export function renderClusterMetrics(registry: Registry): () => Promise<string> {
  const { worker } = cluster;
  if (worker === undefined) return () => registry.metrics();
  registry.setDefaultLabels({ worker: String(worker.id) });
  AggregatorRegistry.setRegistries(registry);
  // Answers the first process's requests for the metrics of this one.
  new AggregatorRegistry();
  let requestCount = 0;
  return () =>
    new Promise((resolve, reject) => {
      const id = (requestCount += 1);
      const receive = (message: unknown): void => {
        const { data } = Message.safeParse(message);
        if (data?.id !== id) return;
        worker.off('message', receive);
        if (data.text === undefined) reject(new Error('The metrics of the workers could not be collected'));
        else resolve(data.text);
      };
      worker.on('message', receive);
      worker.send({ kind: 'metrics of workers', id } satisfies Message);
    });
}

/** Answers the workers' requests for the metrics of all processes; runs in the primary process. */
export function serveClusterMetrics(): void {
  const workers = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: unknown) => {
    const { data } = Message.safeParse(message);
    if (data === undefined) return;
    const respond = (text?: string) => worker.isConnected() && worker.send({ ...data, text } satisfies Message);
    workers.clusterMetrics().then(respond, () => respond());
  });
}
