import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { DOCUMENT_STORE, type DocumentStore } from '../../../../platform/document-store/port.js';
import type { RecordedEvent } from '../../../../platform/event-store/event-store.js';
import { customerNetworkOf } from '../../../../platform/http/rate-limits.js';
import { DailyQuotas } from '../../../../platform/quotas/daily-quotas.js';

const TURNS = 'generation-turns';
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Groups orders by network for a day, so that networks take turns. Stores a keyed hash of the network, whose key
 * changes daily, instead of its address.
 */
@Injectable()
export class GenerationTurns {
  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    private readonly quotas: DailyQuotas,
  ) {}

  async note({ ip }: Pick<FastifyRequest, 'ip'>, { correlationId }: CommandContext, now: Date): Promise<void> {
    const group = await this.quotas.nameOf({ kind: TURNS, owner: customerNetworkOf(ip) }, now);
    await this.documents.put(TURNS, correlationId, group, { expiresAt: new Date(now.getTime() + KEPT_MS) });
  }

  /** Returns the group of the request that an event comes from; empty for orders of the system. */
  async of({ metadata }: Pick<RecordedEvent, 'metadata'>): Promise<string> {
    const noted = (await this.documents.get(TURNS, metadata.correlationId))?.value;
    return typeof noted === 'string' ? noted : '';
  }
}
