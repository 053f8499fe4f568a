import type { Metadata } from '@grpc/grpc-js';
import * as z from 'zod/mini';
import { jsonEvent } from '../log/genesis.js';
import type { OpenLog } from '../log/open-log.js';
import { groupDoesNotExist, groupExists, groupFailed } from '../wire/rpc-failure.js';
import { Group } from './group.js';
import { settingsFault, startFault } from './group-faults.js';
import { GroupConfig } from './group-settings.js';
import { InsistentWriter } from './insistent-writer.js';

const CONFIG_STREAM = '$persistentSubscriptionConfig';
const Config = z.object({ entries: z.array(GroupConfig) });

/** What a call wants to do with groups: to change them, to look at how they do, or to read a stream through one. */
export type GroupAccess =
  | { readonly kind: 'manage-groups' | 'know-groups' }
  | { readonly kind: 'consume'; readonly stream: string };

/** The groups that new calls work on. */
export interface CurrentGroups {
  /** The groups as this node has them for whoever calls. @throws RpcFailure when it does not */
  admit(headers: Metadata, access: GroupAccess): Groups;
}

/** All groups; which there are is kept in a system stream. */
export class Groups {
  private readonly groups = new Map<string, Group>();
  private readonly open: OpenLog;

  constructor(open: OpenLog) {
    this.open = { ...open, writer: new InsistentWriter(open.writer) };
    this.load();
  }

  /** @throws RpcFailure when it is there already, or its settings make no sense */
  async create(config: GroupConfig): Promise<void> {
    const { source, group } = config;
    this.assertStart(config);
    if (this.groups.has(keyOf(source, group))) throw groupExists(source, group);
    assertSettings(config);
    this.groups.set(keyOf(source, group), new Group(this.open, config));
    await this.save();
  }

  /** Connected consumers are dropped. @throws RpcFailure when it is not there */
  async update(config: GroupConfig): Promise<void> {
    const { source, group } = config;
    const old = this.get(source, group);
    this.assertStart(config);
    assertSettings(config);
    old.shutDown();
    this.groups.set(keyOf(source, group), new Group(this.open, { ...config, filter: old.config.filter }));
    await this.save();
  }

  /** @throws RpcFailure when it is not there */
  async delete(source: string, group: string): Promise<void> {
    const old = this.get(source, group);
    this.groups.delete(keyOf(source, group));
    await Promise.all([old.delete(), this.save()]);
  }

  /** @throws RpcFailure when it is not there */
  get(source: string, group: string): Group {
    const found = this.groups.get(keyOf(source, group));
    if (found === undefined) throw groupDoesNotExist(source, group);
    return found;
  }

  /** @param source only the groups of this one. @throws RpcFailure when it has none */
  list(source?: string): Group[] {
    const found = [...this.groups.values()].filter(({ config }) => source === undefined || config.source === source);
    if (source !== undefined && found.length === 0) throw groupDoesNotExist(source, '');
    return found;
  }

  /** Drops all consumers and starts over from the checkpoints. */
  restart(): void {
    this.shutDown();
    this.load();
  }

  shutDown(): void {
    for (const group of this.groups.values()) group.shutDown();
    this.groups.clear();
  }

  private assertStart(config: GroupConfig): void {
    refuse(config, startFault(config, this.open.log.last?.position ?? 0n));
  }

  private load(): void {
    const latest = this.open.log.stream(CONFIG_STREAM).records.at(-1);
    if (latest === undefined) return;
    for (const config of Config.parse(JSON.parse(Buffer.from(latest.data).toString())).entries) {
      this.groups.set(keyOf(config.source, config.group), new Group(this.open, config));
    }
  }

  private async save(): Promise<void> {
    const entries = [...this.groups.values()].map(({ config }) => config);
    await this.open.writer.append(CONFIG_STREAM, 'any', [jsonEvent('$PersistentConfig', { entries })]);
  }
}

const keyOf = (source: string, group: string): string => `${source}::${group}`;

const assertSettings = (config: GroupConfig): void => refuse(config, settingsFault(config));

function refuse({ source, group }: GroupConfig, fault: string | undefined): void {
  if (fault !== undefined) throw groupFailed(source, group, fault);
}
