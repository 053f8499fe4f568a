import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { EVENT_STORE, type EventStore } from '../platform/event-store/event-store.js';
import { DIRECTORY_VIEW, FindMascot, ImportDemonstration } from '../contexts/mascots/index.js';
import { OrderDemonstration, type Sitter } from '../contexts/studio/index.js';
import { PROGRESS, type Progress } from '../platform/consumers/progress/progress.js';

/**
 * Gives a log that has never held anything the demonstration mascots, and orders pictures of some of them, so that a first
 * visitor finds somebody at home. The pictures are made while the site is already open.
 */
export async function seedDemonstration(app: INestApplicationContext): Promise<void> {
  if ((await app.get<EventStore>(EVENT_STORE).head()) !== undefined) return;
  const correlationId = randomUUID();
  const context = { correlationId, causationId: correlationId, actor: { kind: 'system', id: 'seed' } } as const;
  const commands = app.get(CommandBus);
  const { position } = await commands.execute(new ImportDemonstration(context));
  if (position === undefined) return;
  await app.get<Progress>(PROGRESS).waitFor(position, [DIRECTORY_VIEW]);
  await commands.execute(new OrderDemonstration(await sitters(app.get(QueryBus)), context));
}

/** Mascots who sit for a hug, by their ids. */
const SITTERS = [5, 1, 4];

async function sitters(queries: QueryBus): Promise<Sitter[]> {
  const found = await Promise.all(SITTERS.map((id) => queries.execute(new FindMascot(id))));
  return found.flatMap(({ name, imageUrl }) => (imageUrl === null ? [] : [{ name, portraitUrl: imageUrl }]));
}
