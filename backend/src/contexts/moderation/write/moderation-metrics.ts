import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';
import type { ItemEvent } from '../domain/item.js';

@Injectable()
export class ModerationMetrics {
  private readonly events;

  constructor({ registry }: Metrics) {
    this.events = new Counter({
      name: 'moderation_events_total',
      help: 'Reports, holds and verdicts, by kind of item',
      labelNames: ['event', 'kind'],
      registers: [registry],
    });
  }

  count(events: readonly ItemEvent[]): void {
    for (const { type, data } of events) this.events.inc({ event: type, kind: data.kind });
  }
}
