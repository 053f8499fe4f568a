import * as z from 'zod/mini';

/** The state of a stream after one of its events. */
export const Snapshot = z.object({
  /** Of the state's shape and of the fold that made it. */
  version: z.int(),
  /** The last event that was folded, by its place and by its id: another log may have something else there. */
  revision: z.int(),
  eventId: z.string(),
  /** JSON. */
  state: z.unknown(),
});
export type Snapshot = z.infer<typeof Snapshot>;

/** Shortcuts through long streams: whatever is lost here is folded from the log again. */
export interface SnapshotStore {
  /** @throws StoreUnavailable */
  find(stream: string): Promise<Snapshot | undefined>;
  /** Takes the place of the one before. @throws StoreUnavailable */
  keep(stream: string, snapshot: Snapshot): Promise<void>;
  close(): Promise<void>;
}
