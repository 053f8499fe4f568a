import { Binary, Long, type Document } from 'mongodb';
import type { WireCommand } from './wire/op-msg.js';

const WRITES = ['insert', 'update', 'delete', 'findAndModify', 'createIndexes', 'create', 'drop', 'dropDatabase'];
const ANYWHERE = ['hello', 'ismaster', 'isMaster', 'ping', 'getMore', 'killCursors', 'endSessions', 'buildInfo'];
const OF_REPLICA_SETS = ['lsid', 'txnNumber', '$clusterTime', '$readPreference', 'readConcern', 'startTransaction'];

export class Command {
  readonly name: string;

  constructor(readonly wire: WireCommand) {
    this.name = Object.keys(wire.body)[0] ?? '';
  }

  get collection(): string {
    const { body } = this.wire;
    return String(this.name === 'getMore' ? body.collection : body[this.name]);
  }

  get isHello(): boolean {
    return /^(hello|ismaster)$/i.test(this.name);
  }

  get isWrite(): boolean {
    return WRITES.includes(this.name);
  }

  get needsPrimary(): boolean {
    return !ANYWHERE.includes(this.name);
  }

  get isForMajority(): boolean {
    return this.isWrite && fieldOf(this.wire.body.writeConcern, 'w') === 'majority';
  }

  /** Time limit of the write concern, in milliseconds. */
  get wtimeoutMs(): number | undefined {
    const given = fieldOf(this.wire.body.writeConcern, 'wtimeout');
    return given === undefined ? undefined : Number(given);
  }

  get isInTransaction(): boolean {
    return this.wire.body.autocommit === false;
  }

  /** The same for a retry of a write; undefined for writes that the driver does not retry. */
  get retryKey(): string | undefined {
    const { lsid, txnNumber } = this.wire.body;
    const session = fieldOf(lsid, 'id');
    if (!(txnNumber instanceof Long) || !(session instanceof Binary)) return undefined;
    return `${Buffer.from(session.value()).toString('hex')}:${txnNumber.toString()}`;
  }

  get body(): Document {
    return Object.fromEntries(Object.entries(this.wire.body).filter(([name]) => !OF_REPLICA_SETS.includes(name)));
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
