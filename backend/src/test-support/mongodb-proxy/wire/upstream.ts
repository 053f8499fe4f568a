import { connect, type Socket } from 'node:net';
import type { Document } from 'mongodb';
import { messagesOn } from './messages.js';
import { encodeCommand, parseAnswer, type WireCommand } from './op-msg.js';

export class Upstream {
  private readonly socket: Socket;
  private readonly answers: AsyncGenerator<Buffer>;

  constructor(serverUrl: string) {
    const { hostname, port } = new URL(serverUrl);
    this.socket = connect(Number(port), hostname).on('error', () => undefined);
    this.answers = messagesOn(this.socket);
  }

  /** Sends one command at a time. @throws Error when the server is gone */
  async ask(command: WireCommand, body: Document): Promise<Document> {
    this.socket.write(encodeCommand(command, body));
    const { value, done } = await this.answers.next();
    if (done === true) throw new Error('The server behind the proxy has gone away');
    return parseAnswer(value);
  }

  close(): void {
    this.socket.destroy();
  }
}
