import { BSON, type Document } from 'mongodb';

const HEADER_BYTES = 16;
const OP_MSG = 2013;
const OP_QUERY = 2004;
const OP_REPLY = 1;
const MORE_TO_COME = 1 << 1;
const EXHAUST_ALLOWED = 1 << 16;
const FAITHFULLY = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

export interface WireCommand {
  readonly requestId: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly sequences: Buffer;
  readonly isExhaustAllowed: boolean;
  readonly isLegacy: boolean;
}

/** @throws Error for other messages */
export function parseCommand(message: Buffer): WireCommand {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === OP_QUERY) {
    const start = message.indexOf(0, HEADER_BYTES + 4) + 1 + 8;
    const body = { ...documentAt(message, start), $db: 'admin' };
    return { requestId, body, sequences: Buffer.alloc(0), isExhaustAllowed: false, isLegacy: true };
  }
  if (opCode !== OP_MSG) throw new Error(`The proxy speaks OP_MSG, not ${opCode}`);
  const bodyStart = HEADER_BYTES + 5;
  return {
    requestId,
    body: documentAt(message, bodyStart),
    sequences: message.subarray(bodyStart + message.readInt32LE(bodyStart)),
    isExhaustAllowed: (message.readInt32LE(HEADER_BYTES) & EXHAUST_ALLOWED) !== 0,
    isLegacy: false,
  };
}

export function encodeCommand({ requestId, sequences }: WireCommand, body: Document): Buffer {
  return withHeader(requestId, 0, OP_MSG, [Buffer.alloc(5), BSON.serialize(body), sequences]);
}

export function encodeAnswer(command: WireCommand, body: Document, { moreToCome = false } = {}): Buffer {
  if (command.isLegacy) {
    const prefix = Buffer.alloc(20);
    prefix.writeInt32LE(1, 16);
    return withHeader(0, command.requestId, OP_REPLY, [prefix, BSON.serialize(body)]);
  }
  const prefix = Buffer.alloc(5);
  prefix.writeInt32LE(moreToCome ? MORE_TO_COME : 0);
  return withHeader(0, command.requestId, OP_MSG, [prefix, BSON.serialize(body)]);
}

export const parseAnswer = (message: Buffer): Document => documentAt(message, HEADER_BYTES + 5);

function documentAt(message: Buffer, start: number): Document {
  return BSON.deserialize(message.subarray(start, start + message.readInt32LE(start)), FAITHFULLY);
}

function withHeader(requestId: number, responseTo: number, opCode: number, parts: readonly Uint8Array[]): Buffer {
  const message = Buffer.concat([Buffer.alloc(HEADER_BYTES), ...parts]);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(requestId, 4);
  message.writeInt32LE(responseTo, 8);
  message.writeInt32LE(opCode, 12);
  return message;
}
