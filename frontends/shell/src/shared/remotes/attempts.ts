import type { RemoteEntry } from '@marcel/contracts';

interface Attempt {
  readonly remote: RemoteEntry;
  readonly mark: string | undefined;
  failed: boolean;
}

export class Attempts {
  private readonly last = new Map<string, Attempt>();

  constructor(private readonly nextMark: () => string) {}

  isRegistered({ name, entry, release }: RemoteEntry): boolean {
    const last = this.last.get(name);
    return last?.failed === false && last.remote.entry === entry && last.remote.release === release;
  }

  begin(remote: RemoteEntry): void {
    const again = this.last.get(remote.name)?.remote.entry === remote.entry;
    this.last.set(remote.name, { remote, mark: again ? this.nextMark() : undefined, failed: false });
  }

  fail(name: string): void {
    const last = this.last.get(name);
    if (last) last.failed = true;
  }

  addressOf(name: string, address: string): string {
    const mark = this.last.get(name)?.mark;
    if (mark === undefined) return address;
    const fresh = new URL(address);
    fresh.searchParams.set('retry', mark);
    return fresh.href;
  }

  dataOf(name: string): Readonly<Record<string, string>> {
    const { remote, mark } = this.last.get(name) ?? {};
    return {
      ...(mark !== undefined && { retry: mark }),
      ...(remote?.release !== undefined && { release: `${name}@${remote.release}` }),
    };
  }
}
