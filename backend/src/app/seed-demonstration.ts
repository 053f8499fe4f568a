import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.js';
import { ImportDemonstration } from '../mascots/index.js';

/** Gives a log that has never held anything the demonstration mascots, so that a first visitor finds somebody at home. */
export async function seedDemonstration(app: INestApplicationContext): Promise<void> {
  if ((await app.get<EventStore>(EVENT_STORE).head()) !== undefined) return;
  const correlationId = randomUUID();
  const actor = { kind: 'system', id: 'seed' } as const;
  await app.get(CommandBus).execute(new ImportDemonstration({ correlationId, causationId: correlationId, actor }));
}
