import type { RemoteEntry } from '@marcel/contracts';

/** One try at loading a remote. */
interface Attempt {
  readonly remote: RemoteEntry;
  /** Makes the addresses of this attempt fresh; undefined for the first one, which takes them as they are. */
  readonly mark: string | undefined;
  failed: boolean;
}

/**
 * What this page has tried of each remote. A script that hung, or a refusal that was kept, stays with its address in the
 * browser, and so does a manifest in the federation runtime: the attempt after a failure asks under addresses of its own.
 */
export class Attempts {
  private readonly last = new Map<string, Attempt>();

  constructor(private readonly nextMark: () => string) {}

  /** Whether what the last attempt has registered serves for this one, too. */
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

  /** The address under which the running attempt asks for something. */
  addressOf(name: string, address: string): string {
    const mark = this.last.get(name)?.mark;
    if (mark === undefined) return address;
    const fresh = new URL(address);
    fresh.searchParams.set('retry', mark);
    return fresh.href;
  }

  /** What the remote's own script is told of the attempt: see the kit's `build/chunk-loading`. */
  dataOf(name: string): Readonly<Record<string, string>> {
    const { remote, mark } = this.last.get(name) ?? {};
    return {
      ...(mark !== undefined && { retry: mark }),
      ...(remote?.release !== undefined && { release: `${name}@${remote.release}` }),
    };
  }
}
