import AsyncDatabase from 'libsql/promise';

/** Milliseconds from a commit until it is copied, together with those that follow meanwhile. */
const DELAY_MS = 100;

/**
 * Copies the write-ahead log of a database into its file on another thread, because waiting for the disk stops the event loop.
 * SQLite copies on the committing thread only what is left when the log has 1,000 pages.
 */
export class Checkpointer {
  private connection: AsyncDatabase | undefined;
  private timer: NodeJS.Timeout | undefined;
  private copying = Promise.resolve();

  constructor(private readonly file: string) {}

  /** Copies the latest commits soon. */
  schedule(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.copying = this.copying.then(() => this.copy());
    }, DELAY_MS).unref();
  }

  /** Waits for a running copy, which would keep others from emptying the log. */
  async settled(): Promise<void> {
    await this.copying;
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.copying;
    this.connection?.close();
  }

  private async copy(): Promise<void> {
    try {
      this.connection ??= new AsyncDatabase(this.file, {});
      await this.connection.exec('PRAGMA checkpoint_fullfsync = ON; PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // A commit or read meets the same fault, and reports it.
    }
  }
}
