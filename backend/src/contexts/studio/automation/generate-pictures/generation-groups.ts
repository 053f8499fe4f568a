import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { DOCUMENT_STORE, type DocumentStore } from '../../../../platform/document-store/port.js';
import type { RecordedEvent } from '../../../../platform/event-store/event-store.js';
import { toCustomerNetwork } from '../../../../platform/http/rate-limits.js';
import { DailyQuotas } from '../../../../platform/quotas/daily-quotas.js';

const COLLECTION = 'generation-groups';
const RETENTION_MS = 24 * 60 * 60 * 1000;

/**
 * Groups the generations of a network for a day, so that the queue alternates between networks. Stores a keyed hash of the
 * network, whose key changes daily, instead of its address.
 */
@Injectable()
export class GenerationGroups {
  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    private readonly quotas: DailyQuotas,
  ) {}

  async assignGroup({ ip }: Pick<FastifyRequest, 'ip'>, { correlationId }: CommandContext, now: Date): Promise<void> {
    const group = await this.quotas.nameOf({ kind: COLLECTION, owner: toCustomerNetwork(ip) }, now);
    await this.documents.put(COLLECTION, correlationId, group, { expiresAt: new Date(now.getTime() + RETENTION_MS) });
  }

  /** Returns the group of the request that caused an event; empty for generations that the system started. */
  async findGroup({ metadata }: Pick<RecordedEvent, 'metadata'>): Promise<string> {
    const group = (await this.documents.get(COLLECTION, metadata.correlationId))?.value;
    return typeof group === 'string' ? group : '';
  }
}
