import { EventStoreDbSimulator, type SimulatorOptions } from '../eventstoredb-simulator/simulator.js';
import { EventStoreDbEventStore } from '../../platform/event-store/eventstoredb/eventstoredb-event-store.js';
import type { Timing } from '../../platform/event-store/eventstoredb/timing.js';
import { QUICK } from '../../platform/event-store/eventstoredb/testing/quick-timing.js';

export function useSimulator(options: () => SimulatorOptions = () => ({}), scope: 'each' | 'all' = 'each') {
  const [before, after] = scope === 'each' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  let simulator: EventStoreDbSimulator;
  let stores: EventStoreDbEventStore[] = [];
  before(async () => {
    simulator = await EventStoreDbSimulator.start(options());
    stores = [];
  });
  after(async () => {
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
