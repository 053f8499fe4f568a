import { context, WriteSide } from '../../../test-support/testing/write-side.js';
import { mascotPublishedData } from '../domain/fixtures/mascot-published.js';
import { MASCOT_CONFLICTS, mascots } from '../domain/mascot.decider.js';
import { EditMascot, EditMascotHandler } from './edit-mascot.js';
import { NameRegistry } from './uniqueness.js';
import { RevertEditController, RevertEditHandler } from './delete-and-restore.js';
import { MascotReader } from '../read/mascot.js';

describe('reverting an edit', () => {
  let side: WriteSide;

  beforeEach(async () => {
    side = await WriteSide.open(RevertEditHandler, EditMascotHandler, NameRegistry, {
      provide: MascotReader,
      useValue: {},
    });
    await side.given(mascots.at(9), { type: 'MascotPublished', data: mascotPublishedData });
  });
  afterEach(() => side.close());

  const edit = (request: string, name: string, imageUrl?: string) =>
    side.commands.execute(
      new EditMascot({ mascotId: 9, edit: { profile: { name }, imageUrl } }, { ...context, correlationId: request }),
    );
  const revert = (revision: number) =>
    new RevertEditController(side.commands, side.get(MascotReader)).revert(
      9,
      { revision, reason: ' A mistake ' },
      context,
    );

  it('reverts all changes of its command, and claims the old name', async () => {
    await edit('request-1', 'Tuxedo', 'https://example.org/tux.png');
    await revert(1);
    expect((await side.recorded(mascots.at(9))).at(-1)).toEqual({
      type: 'MascotEditReverted',
      data: { revisions: [1, 2], changes: { name: 'Tux', imageUrl: null }, reason: 'A mistake' },
      command: 'RevertEdit',
    });
    const names = side.get(NameRegistry);
    expect(await names.findHolder({ name: 'Tux', brand: 'Linux' })).toEqual({ kind: 'published', mascotId: 9 });
  });

  it('reverts nothing else, even with equal request ids', async () => {
    await edit('request-1', 'Tuxedo');
    await edit('request-1', 'Tuxedo', 'https://example.org/tux.png');
    await revert(2);
    expect((await side.recorded(mascots.at(9))).at(-1)).toMatchObject({
      data: { revisions: [2], changes: { imageUrl: mascotPublishedData.imageUrl } },
    });
  });

  it('is rejected after a later change, and for events that are not edits', async () => {
    await edit('request-1', 'Tuxedo');
    await edit('request-2', 'Tuxie');
    await expect(revert(1)).rejects.toMatchObject({ code: 'conflict', message: MASCOT_CONFLICTS.changedSince });
    await expect(revert(7)).rejects.toMatchObject({ code: 'conflict', message: MASCOT_CONFLICTS.noEdit });
  });
});
