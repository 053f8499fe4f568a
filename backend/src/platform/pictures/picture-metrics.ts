import { Injectable } from '@nestjs/common';
import { Metrics } from '../observability/metrics/metrics.js';

export type PictureRejection = 'visitor' | 'in_all' | 'disk' | 'busy' | 'too_slow' | 'too_complex' | 'given_up_often';

type FullSizeReason = 'late' | 'busy' | 'given_up';

@Injectable()
export class PictureMetrics {
  private readonly rejected;
  private readonly fullSize;
  readonly kept;
  readonly collected;
  readonly erased;

  constructor(private readonly metrics: Metrics) {
    this.rejected = metrics.counter('pictures_refused_total', 'Pictures that were rejected', 'reason');
    const help = 'Full-size pictures served instead of resized ones';
    this.fullSize = metrics.counter('pictures_shown_in_full_total', help, 'reason');
    this.kept = metrics.counter('picture_bytes_kept_total', 'Bytes of pictures stored');
    const collected = 'Pictures deleted because no record refers to them';
    this.collected = metrics.counter('pictures_collected_total', collected);
    const erased = 'Pictures deleted because every record that shows them was erased';
    this.erased = metrics.counter('pictures_erased_total', erased);
  }

  countRejection(reason: PictureRejection): void {
    this.rejected.inc({ reason });
  }

  countFullSize(reason: FullSizeReason): undefined {
    this.fullSize.inc({ reason });
  }

  observe(name: string, help: string, measure: () => Promise<number | undefined>): void {
    this.metrics.gauge(name, help, [], async (gauge) => {
      const value = await measure().catch(() => undefined);
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    });
  }
}
