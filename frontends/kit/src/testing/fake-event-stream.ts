interface Read {
  done: boolean;
  value?: Uint8Array;
}

export class FakeEventStream {
  private readonly waiting: ((read: Read) => void)[] = [];
  private readonly written: Read[] = [];
  closed = false;

  answer({ signal }: RequestInit): Response {
    signal?.addEventListener('abort', () => this.end());
    const body = { getReader: () => ({ read: () => this.read() }) };
    const answer: unknown = { ok: true, status: 200, headers: new Headers(), body };
    return answer as Response;
  }

  write(text: string): void {
    this.push({ done: false, value: new TextEncoder().encode(text) });
  }

  end(): void {
    this.closed = true;
    this.push({ done: true });
  }

  private push(read: Read): void {
    const next = this.waiting.shift();
    if (next) next(read);
    else this.written.push(read);
  }

  private read(): Promise<Read> {
    const next = this.written.shift();
    return next ? Promise.resolve(next) : new Promise((resolve) => this.waiting.push(resolve));
  }
}
