import { specify } from '../../decider/decider-specification.js';
import { mascotPublishedData } from './fixtures/mascot-published.js';
import { mascotDecider } from './mascot.decider.js';
import type { MascotDeleted, MascotEdited, MascotImageChanged, MascotPublished } from './mascot.events.js';

const given = specify(mascotDecider);
const published: MascotPublished = { type: 'MascotPublished', data: mascotPublishedData };
const deleted: MascotDeleted = { type: 'MascotDeleted', data: { name: 'Tux' } };
const imageChanged: MascotImageChanged = {
  type: 'MascotImageChanged',
  data: { imageUrl: 'https://example.org/a.png' },
};

describe('a mascot', () => {
  it('is published once, however often that is asked for', () => {
    const publish = { kind: 'PublishMascot', data: mascotPublishedData } as const;
    given().when(publish).then(published);
    given(published).when(publish).then();
    given(published, deleted).when(publish).then();
  });

  it('records only the fields that an edit really changes', () => {
    const edited: MascotEdited = { type: 'MascotEdited', data: { changes: { brand: 'GNU/Linux', facts: ['Dives'] } } };
    given(published)
      .when({ kind: 'EditMascot', profile: { name: 'Tux', brand: 'GNU/Linux', facts: ['Dives'], cuteness: 9 } })
      .then(edited);
    given(published, edited).when({ kind: 'EditMascot', profile: edited.data.changes }).then();
  });

  it('takes a new picture with an edit or on its own, and knows its present one', () => {
    given(published).when({ kind: 'EditMascot', profile: {}, imageUrl: imageChanged.data.imageUrl }).then(imageChanged);
    given(published).when({ kind: 'ChangeMascotImage', imageUrl: imageChanged.data.imageUrl }).then(imageChanged);
    given(published, imageChanged).when({ kind: 'ChangeMascotImage', imageUrl: imageChanged.data.imageUrl }).then();
  });

  it('is deleted under its name at the time', () => {
    const renamed: MascotEdited = { type: 'MascotEdited', data: { changes: { name: 'Tuxedo' } } };
    given(published, renamed)
      .when({ kind: 'DeleteMascot' })
      .then({ type: 'MascotDeleted', data: { name: 'Tuxedo' } });
  });

  it.each([
    { kind: 'EditMascot', profile: { name: 'Tux' } },
    { kind: 'ChangeMascotImage', imageUrl: null },
    { kind: 'DeleteMascot' },
  ] as const)('cannot be touched before and after its time: $kind', (command) => {
    given().when(command).thenRefused('not_found', 'Mascot not found');
    given(published, deleted).when(command).thenRefused('not_found', 'Mascot not found');
  });
});
