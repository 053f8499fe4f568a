import { specify } from '../../../platform/decider/test-support/decider-specification.js';
import { type Edit, mascotDecider } from './mascot.decider.js';
import { mascotPublishedData } from './fixtures/mascot-published.js';
import type { MascotEvent } from './mascot.events.js';

const given = specify(mascotDecider);
const published: MascotEvent<'MascotPublished'> = { type: 'MascotPublished', data: mascotPublishedData };
const deleted: MascotEvent<'MascotDeleted'> = { type: 'MascotDeleted', data: { name: 'Tux' } };
const imageChanged: MascotEvent<'MascotImageChanged'> = {
  type: 'MascotImageChanged',
  data: { imageUrl: 'https://example.org/a.png' },
};

const withdrawn: MascotEvent<'MascotWithdrawn'> = { type: 'MascotWithdrawn', data: { name: 'Tux' } };
const { origin: _, ...lasting } = mascotPublishedData;
const publishedAt = '2026-01-01T10:00:00.000Z';
const restored: MascotEvent<'MascotRestored'> = {
  type: 'MascotRestored',
  data: { ...lasting, publishedAt, likes: 3, reason: 'A mistake' },
};
const restore = (from: 'deleted' | 'withdrawn') =>
  ({ kind: 'RestoreMascot', from, reason: 'A mistake', publishedAt, likes: 3 }) as const;
const revert = (...edits: Edit[]) => ({ kind: 'RevertEdits', edits, reason: 'A mistake' }) as const;
const edit = (revision: number, ...fields: string[]): Edit => ({ revision, fields });
const edited = (changes: MascotEvent<'MascotEdited'>['data']['changes']): MascotEvent<'MascotEdited'> => ({
  type: 'MascotEdited',
  data: { changes },
});

describe('a mascot', () => {
  it('is published once, however often the command is sent', () => {
    const publish = { kind: 'PublishMascot', data: mascotPublishedData } as const;
    given().when(publish).then(published);
    given(published).when(publish).then();
    given(published, deleted).when(publish).then();
  });

  it('records only the fields that an edit changes', () => {
    const edited: MascotEvent<'MascotEdited'> = {
      type: 'MascotEdited',
      data: { changes: { brand: 'GNU/Linux', facts: ['Dives'] } },
    };
    given(published)
      .when({ kind: 'EditMascot', profile: { name: 'Tux', brand: 'GNU/Linux', facts: ['Dives'], cuteness: 9 } })
      .then(edited);
    given(published, edited).when({ kind: 'EditMascot', profile: edited.data.changes }).then();
  });

  it('cannot get a retirement year before its introduction, also when only one of the years changes', () => {
    const years = { yearIntroduced: 1996, yearRetired: 2010 };
    given(published, edited(years))
      .when({ kind: 'EditMascot', profile: { yearRetired: 1990 } })
      .thenFails('invalid_input');
    given(published, edited(years))
      .when({ kind: 'EditMascot', profile: { yearIntroduced: 2011 } })
      .thenFails('invalid_input');
    const wrongAlready = edited({ ...years, yearRetired: 1990 });
    given(published, wrongAlready)
      .when({ kind: 'EditMascot', profile: { brand: 'GNU' } })
      .then(edited({ brand: 'GNU' }));
  });

  it('changes the picture with an edit or on its own, unless it is the current one', () => {
    given(published).when({ kind: 'EditMascot', profile: {}, imageUrl: imageChanged.data.imageUrl }).then(imageChanged);
    given(published).when({ kind: 'ChangeMascotImage', imageUrl: imageChanged.data.imageUrl }).then(imageChanged);
    given(published, imageChanged).when({ kind: 'ChangeMascotImage', imageUrl: imageChanged.data.imageUrl }).then();
  });

  it('is deleted under its name at the time', () => {
    const renamed: MascotEvent<'MascotEdited'> = { type: 'MascotEdited', data: { changes: { name: 'Tuxedo' } } };
    given(published, renamed)
      .when({ kind: 'DeleteMascot' })
      .then({ type: 'MascotDeleted', data: { name: 'Tuxedo' } });
  });

  it.each([
    { kind: 'EditMascot', profile: { name: 'Tux' } },
    { kind: 'ChangeMascotImage', imageUrl: null },
    { kind: 'DeleteMascot' },
    { kind: 'RevertEdits', edits: [{ revision: 1, fields: ['name'] }], reason: 'A mistake' },
  ] as const)('cannot be changed before it is published or after it is deleted: $kind', (command) => {
    given().when(command).thenFails('not_found', 'Mascot not found');
    given(published, deleted).when(command).thenFails('not_found', 'Mascot not found');
  });

  it('is restored unchanged when its deletion is undone', () => {
    given(published, deleted).when(restore('deleted')).then(restored);
    const renamed = { ...restored, data: { ...restored.data, profile: { ...lasting.profile, name: 'Tuxedo' } } };
    given(published, edited({ name: 'Tuxedo' }), deleted)
      .when(restore('deleted'))
      .then(renamed);
    given(published, deleted, restored).when({ kind: 'DeleteMascot' }).then(deleted);
    given().when(restore('deleted')).thenFails('not_found');
    given(published).when(restore('deleted')).thenFails('conflict', 'This mascot is not deleted.');
    given(published, withdrawn).when(restore('deleted')).thenFails('conflict');
  });

  it('is withdrawn with its approval, and restored with the next', () => {
    given(published).when({ kind: 'WithdrawMascot' }).then(withdrawn);
    given(published, deleted).when({ kind: 'WithdrawMascot' }).then(withdrawn);
    given(published, withdrawn).when({ kind: 'WithdrawMascot' }).then();
    given().when({ kind: 'WithdrawMascot' }).then();
    given(published, withdrawn).when(restore('withdrawn')).then(restored);
    given(published, withdrawn, restored).when(restore('withdrawn')).then();
    given(published, deleted).when(restore('withdrawn')).then();
  });

  it('gets back the values that an edit replaced', () => {
    const reverted = (
      data: Omit<MascotEvent<'MascotEditReverted'>['data'], 'reason'>,
    ): MascotEvent<'MascotEditReverted'> => ({
      type: 'MascotEditReverted',
      data: { ...data, reason: 'A mistake' },
    });
    given(published, edited({ name: 'Tuxedo', humor: 1 }), imageChanged)
      .when(revert(edit(1, 'name', 'humor'), edit(2, 'imageUrl')))
      .then(reverted({ revisions: [1, 2], changes: { name: 'Tux', humor: 5, imageUrl: null } }));
    given(published, edited({ name: 'Tuxedo' }), edited({ brand: 'GNU' }))
      .when(revert(edit(1, 'name')))
      .then(reverted({ revisions: [1], changes: { name: 'Tux' } }));
    const undone = reverted({ revisions: [1], changes: { name: 'Tux' } });
    given(published, edited({ name: 'Tuxedo' }), undone)
      .when(revert(edit(2, 'name')))
      .then(reverted({ revisions: [2], changes: { name: 'Tuxedo' } }));
  });

  it('keeps values that were edited again since, and rejects reverting an event that is not an edit', () => {
    given(published, edited({ name: 'Tuxedo' }), edited({ name: 'Tuxie' }))
      .when(revert(edit(1, 'name')))
      .thenFails('conflict');
    given(published, edited({ name: 'Tuxedo' }))
      .when(revert(edit(0)))
      .thenFails('conflict');
    given(published, edited({ name: 'Tuxedo' }))
      .when(revert())
      .thenFails('conflict');
  });
});

const counted: MascotEvent<'MissedLikesCounted'> = { type: 'MissedLikesCounted', data: { likes: 1 } };

describe('likes that a restoration missed', () => {
  it('are counted', () => {
    given(published, deleted, restored).when({ kind: 'CountMissedLikes', restoration: 2, likes: 1 }).then(counted);
    given(published, deleted, restored, edited({ humor: 1 }))
      .when({ kind: 'CountMissedLikes', restoration: 2, likes: 1 })
      .then(counted);
  });

  it('record no event when there are none', () => {
    given(published, deleted, restored).when({ kind: 'CountMissedLikes', restoration: 2, likes: 0 }).then();
  });

  it('are not counted after a later restoration, which includes them', () => {
    given(published, deleted, restored, deleted).when({ kind: 'CountMissedLikes', restoration: 2, likes: 1 }).then();
    given(published, deleted, restored, deleted, restored)
      .when({ kind: 'CountMissedLikes', restoration: 2, likes: 1 })
      .then();
  });
});
