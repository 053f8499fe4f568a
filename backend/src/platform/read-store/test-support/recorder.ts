import type { DomainEvent } from '../../decider/decider.js';
import type { EventMetadata, RecordedEvent } from '../../event-store/event-store.js';

const TIME = '2026-01-01T12:00:00.000Z';

export class Recorder {
  private readonly revisions = new Map<string, number>();
  private last = 0;

  record(stream: string, { type, data }: DomainEvent, given: Partial<EventMetadata> = {}): RecordedEvent {
    const revision = (this.revisions.get(stream) ?? -1) + 1;
    this.revisions.set(stream, revision);
    const position = String(++this.last).padStart(16, '0');
    const actor = { kind: 'visitor' } as const;
    const cause = { correlationId: 'c', causationId: 'c', actor, command: 'Test' };
    const metadata = { time: TIME, schemaVersion: 1, ...cause, ...given };
    return {
      id: `00000000-0000-4000-8000-${String(this.last).padStart(12, '0')}`,
      type,
      data,
      metadata,
      stream,
      revision,
      position,
    };
  }
}
