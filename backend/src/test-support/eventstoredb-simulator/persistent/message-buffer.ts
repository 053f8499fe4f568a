import type { Message } from './message.js';

/** Messages that nobody has yet: those to be tried again, then those read ahead. */
export class MessageBuffer {
  private again: Message[] = [];
  private fresh: Message[] = [];

  get retryCount(): number {
    return this.again.length;
  }

  get freshCount(): number {
    return this.fresh.length;
  }

  get isEmpty(): boolean {
    return this.again.length + this.fresh.length === 0;
  }

  add(message: Message): void {
    this.fresh.push(message);
  }

  /** Behind those that came before it, in front of all others. */
  addAgain(message: Message): void {
    const later = this.again.findIndex(({ sequence }) => (sequence ?? -1) > (message.sequence ?? -1));
    this.again.splice(later === -1 ? this.again.length : later, 0, message);
  }

  /** As they are to be sent. */
  inOrder(): readonly Message[] {
    return [...this.again, ...this.fresh];
  }

  remove(message: Message): void {
    for (const messages of [this.again, this.fresh]) {
      const index = messages.indexOf(message);
      if (index !== -1) messages.splice(index, 1);
    }
  }
}
