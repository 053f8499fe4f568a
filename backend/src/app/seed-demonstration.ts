import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { demonstration, DIRECTORY_VIEW, ImportDemonstration, type ImportedMascot } from '../contexts/mascots/index.js';
import { OrderDemonstration, type Portrait } from '../contexts/studio/index.js';
import { systemContext, type CommandContext } from '../platform/command-handling/command-context.js';
import { DecisionRunner } from '../platform/command-handling/decision-runner.js';
import { PROGRESS, type Progress } from '../platform/read-your-writes/progress.js';
import { EVENT_STORE, type EventStore } from '../platform/event-store/event-store.js';

/**
 * Fills an empty log with the demonstration mascots and requests generated pictures for some of them; workers generate those after the
 * start. If a start is interrupted, the next one continues: each command appends once, so nothing is duplicated, and a mascot that an
 * admin has deleted stays deleted.
 */
export async function seedDemonstration(app: INestApplicationContext): Promise<void> {
  const decisions = app.get(DecisionRunner);
  const { state } = await decisions.load(demonstration);
  if (state === 'completed') return;
  if (state === 'none' && (await app.get<EventStore>(EVENT_STORE).head()) !== undefined) return;
  const context = systemContext('seed');
  const record = (command: 'start' | 'complete') =>
    decisions.run({ ...demonstration, command, commandName: 'SeedDemonstration', context });
  await record('start');
  await importDemonstration(app, { ...context, idempotencySeed: 'demonstration' });
  await record('complete');
}

async function importDemonstration(app: INestApplicationContext, context: CommandContext): Promise<void> {
  const commands = app.get(CommandBus);
  const { mascots, position } = await commands.execute(new ImportDemonstration(context));
  await commands.execute(new OrderDemonstration({ portraits: createPortraits(mascots) }, context));
  if (position !== undefined) await app.get<Progress>(PROGRESS).waitFor(position, [DIRECTORY_VIEW]);
}

/** Ids of the mascots that the first hugs show. */
const PORTRAIT_IDS = [5, 1, 4];

const createPortraits = (mascots: readonly ImportedMascot[]): Portrait[] =>
  PORTRAIT_IDS.flatMap((id) => {
    const mascot = mascots.find(({ mascotId }) => mascotId === id);
    if (mascot === undefined || mascot.imageUrl === null) return [];
    return [{ name: mascot.profile.name, portraitUrl: mascot.imageUrl }];
  });
