import { EventStoreDbSimulator } from '../eventstoredb-simulator/simulator.js';

/** Only the full tests include EventStoreDB. */
export const TESTED_ENGINES = process.env.TEST_FULL ? ['embedded', 'EventStoreDB'] : ['embedded'];

/** The log of a test product. */
export interface LogEngine {
  readonly variables: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export const LOG_ENGINES: readonly [string, () => Promise<LogEngine>][] = [
  ['the embedded log', async () => ({ variables: {}, close: async () => {} })],
  [
    'EventStoreDB',
    async () => {
      const simulator = await EventStoreDbSimulator.start();
      return { variables: { EVENTSTOREDB_URL: simulator.url }, close: () => simulator.stop() };
    },
  ],
];
