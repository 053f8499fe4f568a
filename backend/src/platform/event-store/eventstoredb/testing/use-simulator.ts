import {
  EventStoreDbSimulator,
  type SimulatorOptions,
} from '../../../../test-support/eventstoredb-simulator/simulator.js';
import { EventStoreDbEventStore } from '../eventstoredb-event-store.js';
import type { Timing } from '../timing.js';
import { QUICK } from './quick-timing.js';

/** A server of the running test, and stores on it; all of them go after it. */
export function useSimulator(options: () => SimulatorOptions = () => ({})) {
  let simulator: EventStoreDbSimulator;
  let stores: EventStoreDbEventStore[] = [];
  beforeEach(async () => {
    simulator = await EventStoreDbSimulator.start(options());
    stores = [];
  });
  afterEach(async () => {
    simulator.faults.resume();
    await Promise.all(stores.map((store) => store.close()));
    await simulator.stop();
  });
  return {
    get simulator(): EventStoreDbSimulator {
      return simulator;
    },
    openStore(timing: Partial<Timing> = {}): EventStoreDbEventStore {
      const store = new EventStoreDbEventStore({ url: simulator.url, timing: { ...QUICK, ...timing } });
      stores.push(store);
      return store;
    },
  };
}
