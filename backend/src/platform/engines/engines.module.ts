import { Global, Module, type DynamicModule } from '@nestjs/common';
import { AggregateCommandHandler } from '../command-handling/aggregate-command.js';
import { DecisionRunner } from '../command-handling/decision-runner.js';
import { Snapshots } from '../command-handling/snapshots.js';
import { DOCUMENT_STORE } from '../document-store/port.js';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { withAppendMetrics } from '../event-store/measured-event-store.js';
import { systemClockAndIds } from '../command-handling/new-events.js';
import { LEASES } from '../leader-election/lease-store.js';
import { BLOB_STORE } from '../blob-store/blob-store.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { KeyVault } from '../personal-data/key-vault.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { LOG, type Log } from '../observability/logging/log.js';
import { DailyQuotas } from '../quotas/daily-quotas.js';
import { READ_STORE } from '../read-store/read-store.js';
import type { Engines } from './engines.js';

@Global()
@Module({})
export class EnginesModule {
  static forRoot({ events, views, keys, blobs, documents, leases }: Engines, log: Log): DynamicModule {
    const providers = [
      { provide: EVENT_STORE, inject: [Metrics], useFactory: (metrics: Metrics) => withAppendMetrics(events, metrics) },
      { provide: READ_STORE, useValue: views },
      { provide: KeyVault, useValue: keys },
      { provide: BLOB_STORE, useValue: blobs },
      { provide: DOCUMENT_STORE, useValue: documents },
      DailyQuotas,
      { provide: LOG, useValue: log },
      { provide: LEASES, useValue: leases },
      {
        provide: DecisionRunner,
        inject: [EVENT_STORE],
        useFactory: (store: EventStore) =>
          new DecisionRunner({ store, snapshots: new Snapshots({ documents, log }), ...systemClockAndIds }),
      },
      AggregateCommandHandler,
      PersonalData,
    ];
    return { module: EnginesModule, providers, exports: providers };
  }
}
