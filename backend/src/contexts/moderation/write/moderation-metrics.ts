import { Injectable } from '@nestjs/common';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';
import type { ItemEvent } from '../domain/item.js';

@Injectable()
export class ModerationMetrics {
  private readonly events;

  constructor(metrics: Metrics) {
    const help = 'Reports, holds and verdicts, by kind of item';
    this.events = metrics.counter('moderation_events_total', help, 'event', 'kind');
  }

  count(events: readonly ItemEvent[]): void {
    for (const { type, data } of events) this.events.inc({ event: type, kind: data.kind });
  }
}
