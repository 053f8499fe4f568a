import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class TemporaryDirectories {
  private readonly made: string[] = [];

  make(): string {
    const directory = mkdtempSync(join(tmpdir(), 'marcel-events-'));
    this.made.push(directory);
    return directory;
  }

  removeAll(): void {
    for (const directory of this.made) rmSync(directory, { recursive: true, force: true });
  }
}
