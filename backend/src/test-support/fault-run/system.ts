import { readSettings } from '../../platform/config/settings.js';
import type { Engines } from '../../platform/engines/engines.js';
import { openEngines } from '../../platform/engines/open-engines.js';
import { createLogger } from '../../platform/observability/logging/logger.js';
import type { ProductProcess } from '../product-process.js';
import type { RestClient } from '../rest-client.js';

export interface Fault {
  readonly name: string;
  readonly lasts: boolean;
  inject(): Promise<() => Promise<void>>;
}

export interface System {
  readonly engines: string;
  readonly adminToken: string;
  readonly clients: readonly RestClient[];
  readonly faults: readonly Fault[];
  untilReady(): Promise<void>;
  inspect<Result>(look: (engines: Engines) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/** Lengths of a fault that lasts, in milliseconds: a leader is replaced after 5 to 8 s, and a request is given up after 8 s. */
export const PAUSES_MS = [10_000, 15_000, 45_000] as const;

export interface Node {
  process: ProductProcess;
  readonly restart: () => Promise<ProductProcess>;
}

export const killed = (name: string, node: Node): Fault => ({
  name: `SIGKILL of ${name}`,
  lasts: false,
  inject: async () => {
    await node.process.kill();
    return async () => void (node.process = await node.restart());
  },
});

export const stopped = (name: string, node: Node): Fault => ({
  name: `SIGTERM of ${name}`,
  lasts: false,
  inject: async () => {
    await node.process.stop();
    return async () => void (node.process = await node.restart());
  },
});

interface Freezable {
  freeze(): void;
  thaw(): void;
}

/** @param current returns the current holder of the name when the fault strikes */
export const paused = (name: string, current: () => Freezable): Fault => ({
  name: `SIGSTOP of ${name}`,
  lasts: true,
  inject: () => {
    const frozen = current();
    frozen.freeze();
    return Promise.resolve(() => Promise.resolve(frozen.thaw()));
  },
});

export async function inspectStores<Result>(
  variables: Readonly<Record<string, string>>,
  look: (engines: Engines) => Promise<Result>,
): Promise<Result> {
  const engines = await openEngines(readSettings(variables), createLogger('silent'));
  try {
    return await look(engines);
  } finally {
    await engines.close();
  }
}
