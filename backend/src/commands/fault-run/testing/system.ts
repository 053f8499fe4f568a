import { readSettings } from '../../../platform/config/settings.js';
import type { Engines } from '../../../platform/engines/engines.js';
import { openEngines } from '../../../platform/engines/open-engines.js';
import { createLogger } from '../../../platform/observability/logging/logger.js';
import type { ProductProcess } from '../../../test-support/product-process.js';
import type { RestClient } from '../../../test-support/rest-client.js';

/** Something that goes wrong. */
export interface Fault {
  readonly name: string;
  /** Whether it goes on for a while before it is put to an end. */
  readonly lasts: boolean;
  /** Makes it so; the answer puts an end to it. */
  strike(): Promise<() => Promise<void>>;
}

/** A product under test, on one set of engines, with what can go wrong around it. */
export interface System {
  readonly engines: string;
  readonly adminToken: string;
  /** Where visitors reach it: they stay the same for ever. */
  readonly entrances: readonly RestClient[];
  readonly faults: readonly Fault[];
  /** Resolves once every node is well, with all views at the end of the log. */
  untilReady(): Promise<void>;
  /** Looks into its stores; the product may rest meanwhile. */
  inspect<Result>(look: (engines: Engines) => Promise<Result>): Promise<Result>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** How long what lasts goes on. */
export const PAUSE_MS = 10_000;

/** A node under one address, whichever process it is now. */
export interface Node {
  process: ProductProcess;
  readonly restart: () => Promise<ProductProcess>;
}

export const killed = (name: string, node: Node): Fault => ({
  name: `SIGKILL of ${name}`,
  lasts: false,
  strike: async () => {
    await node.process.kill();
    return async () => void (node.process = await node.restart());
  },
});

export const stopped = (name: string, node: Node): Fault => ({
  name: `SIGTERM of ${name}`,
  lasts: false,
  strike: async () => {
    await node.process.stop();
    return async () => void (node.process = await node.restart());
  },
});

/** What can be told to stand still. */
interface Freezable {
  freeze(): void;
  thaw(): void;
}

/** @param current asked when it strikes: what stands under the name may have been replaced */
export const paused = (name: string, current: () => Freezable): Fault => ({
  name: `SIGSTOP of ${name}`,
  lasts: true,
  strike: () => {
    const frozen = current();
    frozen.freeze();
    return Promise.resolve(() => Promise.resolve(frozen.thaw()));
  },
});

/** Looks into the stores that the variables name. */
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
