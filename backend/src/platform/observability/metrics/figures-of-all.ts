import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import * as z from 'zod';

const Wanted = z.object({ kind: z.literal('figures wanted'), id: z.int() });
const Answered = z.object({ kind: z.literal('figures'), id: z.int(), text: z.string().optional() });

export function figuresOfAll(registry: Registry): () => Promise<string> {
  const { worker } = cluster;
  if (worker === undefined) return () => registry.metrics();
  registry.setDefaultLabels({ worker: String(worker.id) });
  AggregatorRegistry.setRegistries(registry);
  // Answers the first process's requests for the metrics of this one.
  new AggregatorRegistry();
  let asked = 0;
  return () => {
    const id = (asked += 1);
    return new Promise((resolve, reject) => {
      const receive = (message: unknown): void => {
        const { data } = Answered.safeParse(message);
        if (data?.id !== id) return;
        worker.off('message', receive);
        if (data.text === undefined) reject(new Error('A worker did not tell its figures'));
        else resolve(data.text);
      };
      worker.on('message', receive);
      worker.send({ kind: 'figures wanted', id } satisfies z.infer<typeof Wanted>);
    });
  };
}

export function tellFiguresOfAll(): void {
  const workers = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: unknown) => {
    const { data } = Wanted.safeParse(message);
    if (data === undefined) return;
    const answer = (text?: string): void => {
      if (worker.isConnected()) worker.send({ kind: 'figures', id: data.id, text } satisfies z.infer<typeof Answered>);
    };
    workers.clusterMetrics().then(answer, () => answer());
  });
}
