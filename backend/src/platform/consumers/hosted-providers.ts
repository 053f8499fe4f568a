import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import type { Duty } from '../leader-election/leader-election.js';
import { LOG, type Log } from '../observability/logging/log.js';
import { READ_STORE, type ReadStore } from '../read-store/read-store.js';
import { BackgroundThrottle } from '../turns/background-throttle.js';
import { type Automation, HostingMark, type Hosting } from './hosting.js';
import { AutomationConsumer, checkpointOfAutomation } from './automations/automation-consumer.js';
import type { Consumer } from './consumer.js';
import { ConsumerRun } from './consumer-run.js';
import type { Hosted } from './consumers.js';
import { LogFeed } from './log-feed.js';
import { isOfLog } from './log-binding.js';

@Injectable()
export class HostedProviders {
  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly feed: LogFeed,
    @Inject(READ_STORE) private readonly store: ReadStore,
    @Inject(LOG) private readonly log: Log,
    private readonly throttle: BackgroundThrottle,
  ) {}

  hosted(): Hosted[] {
    return this.marked().flatMap(({ hosting, instance }) => {
      switch (hosting?.kind) {
        case 'automation':
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mark takes automations only
          return this.automation(instance as Automation);
        case 'consumer':
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mark takes consumers only
          return this.consumer(instance as Consumer, hosting.placement);
        case 'duty': {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mark takes duties only
          const duty = instance as Duty & { readonly name: string };
          return { name: duty.name, placement: hosting.placement, duty };
        }
        case undefined:
          return [];
      }
    });
  }

  automations(): string[] {
    return this.marked().flatMap(({ hosting }) => (hosting?.kind === 'automation' ? hosting.reads.name : []));
  }

  private marked(): { readonly hosting: Hosting | undefined; readonly instance: unknown }[] {
    return this.discovery.getProviders({ metadataKey: HostingMark.KEY }).map((wrapper) => {
      const instance: unknown = wrapper.instance;
      return { hosting: this.discovery.getMetadataByDecorator(HostingMark, wrapper), instance };
    });
  }

  private automation(automation: Automation): Hosted {
    const { events, feed, store, log, throttle } = this;
    const { name } = automation.reads;
    const run = new ConsumerRun({ feed, log, throttle }, new AutomationConsumer({ events, store, log }, automation));
    const ref = checkpointOfAutomation(name);
    return {
      name,
      placement: 'worker',
      duty: run,
      follows: run,
      // Where it runs, it knows more than is recorded.
      reached: async () => run.state.position ?? (await store.checkpoint(ref)),
      isOfLog: () => isOfLog({ events, store }, ref),
    };
  }

  private consumer(consumer: Consumer, placement: Hosted['placement']): Hosted {
    const { feed, log, throttle } = this;
    return { name: consumer.name, placement, duty: new ConsumerRun({ feed, log, throttle }, consumer) };
  }
}
