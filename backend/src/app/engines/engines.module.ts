import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DecisionRunner } from '../../event-store/decision-runner.js';
import { EVENT_STORE, type EventStore } from '../../event-store/event-store.js';
import { MeasuredEventStore } from '../../event-store/measured-event-store.js';
import { systemSources } from '../../event-store/sources.js';
import { LEASES } from '../../leases/lease-store.js';
import { MONGO_DB } from '../../mongodb/mongo-token.js';
import { Metrics } from '../../observability/metrics/metrics.js';
import { KEY_VAULT } from '../../personal-data/key-vault.js';
import { PersonalData } from '../../personal-data/personal-data.js';
import { LOG, type Log } from '../../read-store/log.js';
import { READ_STORE } from '../../read-store/read-store.js';
import { REBUILD_BOARD } from '../followers/rebuilds/rebuild-board.js';
import type { Engines } from './engines.js';

/** Gives the opened stores, and what works directly on them, to every context. */
@Global()
@Module({})
export class EnginesModule {
  static over({ events, views, keys, leases, rebuilds, mongo }: Engines, log: Log): DynamicModule {
    const providers = [
      {
        provide: EVENT_STORE,
        inject: [Metrics],
        useFactory: (metrics: Metrics) => new MeasuredEventStore(events, metrics),
      },
      { provide: READ_STORE, useValue: views },
      { provide: KEY_VAULT, useValue: keys },
      { provide: LOG, useValue: log },
      { provide: LEASES, useValue: leases },
      { provide: REBUILD_BOARD, useValue: rebuilds },
      {
        provide: DecisionRunner,
        inject: [EVENT_STORE],
        useFactory: (store: EventStore) => new DecisionRunner({ store, ...systemSources }),
      },
      ...(mongo === undefined ? [] : [{ provide: MONGO_DB, useValue: mongo }]),
      PersonalData,
    ];
    return { module: EnginesModule, providers, exports: providers };
  }
}
