import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Metrics } from '../observability/metrics/metrics.js';

/** Why a picture was not taken. */
export type PictureRefusal = 'visitor' | 'in_all' | 'disk' | 'busy' | 'too_slow' | 'too_complex' | 'given_up_often';

export type ShownInFull = 'late' | 'busy' | 'given_up';

@Injectable()
export class PictureFigures {
  private readonly refused;
  private readonly inFull;
  private readonly kept;
  private readonly collected;
  private readonly erased;

  constructor(private readonly metrics: Metrics) {
    const registers = [metrics.registry];
    const labelNames = ['reason'];
    this.refused = new Counter({ name: 'pictures_refused_total', help: 'Pictures not taken', labelNames, registers });
    this.inFull = new Counter({
      name: 'pictures_shown_in_full_total',
      help: 'Pictures shown in full in the place of narrow ones',
      labelNames,
      registers,
    });
    this.kept = new Counter({ name: 'picture_bytes_kept_total', help: 'Bytes of pictures stored', registers });
    this.collected = new Counter({
      name: 'pictures_collected_total',
      help: 'Pictures removed since no record refers to them',
      registers,
    });
    this.erased = new Counter({
      name: 'pictures_erased_total',
      help: 'Pictures removed since every record that shows them was erased',
      registers,
    });
  }

  refusedFor(reason: PictureRefusal): void {
    this.refused.inc({ reason });
  }

  shownInFull(reason: ShownInFull): void {
    this.inFull.inc({ reason });
  }

  keptBytes(bytes: number): void {
    this.kept.inc(bytes);
  }

  collectedOne(): void {
    this.collected.inc();
  }

  erasedOne(): void {
    this.erased.inc();
  }

  observe(name: string, help: string, look: () => Promise<number | undefined>): void {
    new Gauge({
      name,
      help,
      registers: [this.metrics.registry],
      async collect() {
        this.reset();
        const value = await look().catch(() => undefined);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }
}
