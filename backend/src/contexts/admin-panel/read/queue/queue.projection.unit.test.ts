import { MODERATION_PAGE } from '@marcel/contracts';
import { inStream, specifyProjection } from '../../../../platform/consumers/test-support/projection-specification.js';
import { verdictEventsOf } from '../../../../test-support/testing/verdict-events.js';
import { plaintextOrEmpty } from '../../../../platform/decider/stored-text.js';
import type { CommentAdded } from '../../../comments/index.js';
import { mascotPublishedData } from '../../../mascots/domain/fixtures/mascot-published.js';
import { mascotStream, type MascotEvent } from '../../../mascots/index.js';
import { moderationStream, type ItemEvent } from '../../../moderation/index.js';
import { hugRequested, imageRequested } from '../../../studio/domain/fixtures/artworks.js';
import { stepsOf } from '../../../studio/domain/fixtures/steps.js';
import { artworkStream } from '../../../studio/index.js';
import { QUEUE_VIEW } from '../../views.js';
import { toModeratedItem } from './queue.js';
import { parseReports, computeUrgency, queueProjection, type SubjectEvent } from './queue.projection.js';
import { minHashKeys } from './text-likeness.js';

const CREATED_AT = '2026-01-01T10:00:00.000Z';
const LATER = '2026-01-02T10:00:00.000Z';
const given = specifyProjection(queueProjection);

const added: CommentAdded = {
  type: 'CommentAdded',
  data: { commentId: 7, mascotId: 9, author: 'Grace', content: 'Lovely', held: null },
};
const item = { kind: 'comment', itemId: 7 } as const;
const { reported, held, hidden, restored, dismissed, reopened, heldAgain, erased } = verdictEventsOf(item);
const comment = { ...inStream('comments-9', added), time: CREATED_AT };
const verdicts = (...events: ItemEvent[]) => ({ ...inStream(moderationStream(item), ...events), time: LATER });

const untouched = {
  state: 'untouched',
  round: 0,
  heldFor: null,
  reportCount: 0,
  since: CREATED_AT,
  urgency: 0,
  verdict: null,
  name: null,
  text: null,
  ...minHashKeys(null),
  author: null,
  picture: null,
  isDrawing: false,
  mascotId: null,
  slug: null,
  isGone: false,
  createdAt: CREATED_AT,
};
const ofComment = {
  id: 'comment-7',
  ...untouched,
  kind: 'comment',
  itemId: 7,
  mascotId: 9,
  author: 'Grace',
  text: 'Lovely',
  ...minHashKeys('Lovely'),
};
const report = (number: number) => ({ reason: 'spam', words: null, time: LATER, number });
const urgency = (isHeldByReports: boolean, reports: number) =>
  computeUrgency(isHeldByReports ? 'reports' : null, reports, LATER);
const verdictOf = (action: string) => ({ action, by: { kind: 'visitor' }, reason: 'Looked at', time: LATER });

describe('the queue', () => {
  it('contains every published item, whatever happened to it', async () => {
    const { profile, slug } = mascotPublishedData;
    const mascot: MascotEvent[] = [
      { type: 'MascotPublished', data: mascotPublishedData },
      { type: 'MascotEdited', data: { changes: { name: 'Tuxedo', humor: 1, visualDesc: 'A penguin in black' } } },
      { type: 'MascotImageChanged', data: { imageUrl: '/a.webp' } },
      { type: 'MascotWithdrawn', data: { name: 'Tuxedo' } },
    ];
    const { contributor: author } = profile;
    const text = 'A penguin in black';
    const prompt = plaintextOrEmpty(imageRequested.data.prompt);
    await given(
      { ...inStream(mascotStream(9), ...mascot), time: CREATED_AT },
      { ...inStream<SubjectEvent>(artworkStream('hug', 7), hugRequested, ...stepsOf(1)), time: CREATED_AT },
      { ...inStream(artworkStream('image', 7), imageRequested), time: CREATED_AT },
    ).thenHolds(QUEUE_VIEW, [
      {
        id: 'hug-7',
        ...untouched,
        kind: 'hug',
        itemId: 7,
        name: 'Ada',
        author: 'Ada',
        picture: `/pictures/${'1'.padStart(64, '0')}.webp`,
      },
      { id: 'image-7', ...untouched, kind: 'image', itemId: 7, text: prompt, ...minHashKeys(prompt) },
      {
        id: 'mascot-9',
        ...untouched,
        kind: 'mascot',
        itemId: 9,
        name: 'Tuxedo',
        author,
        text,
        ...minHashKeys(text),
        picture: '/a.webp',
        slug,
        isGone: true,
      },
    ]);
  });

  it('records when an item was reported, and its urgency', async () => {
    const asked = { ...ofComment, state: 'reported', since: LATER };
    await given(comment, verdicts(reported(1), reported(2))).thenHolds(QUEUE_VIEW, [
      { ...asked, reportCount: 2, urgency: urgency(false, 2), report0: report(1), report1: report(2) },
    ]);
    await given(comment, verdicts(reported(1), held)).thenHolds(QUEUE_VIEW, [
      { ...asked, state: 'held', heldFor: 'reports', reportCount: 1, urgency: urgency(true, 1), report0: report(1) },
    ]);
  });

  it('keeps reports until the item is shown again, then starts over', async () => {
    await given(comment, verdicts(reported(1), hidden)).thenHolds(QUEUE_VIEW, [
      {
        ...ofComment,
        state: 'hidden',
        round: 2,
        since: LATER,
        reportCount: 1,
        urgency: urgency(false, 1),
        report0: report(1),
        verdict: verdictOf('hide'),
      },
    ]);
    for (const [event, action] of [
      [restored, 'restore'],
      [dismissed, 'dismiss'],
    ] as const) {
      const looked = { ...ofComment, round: 3, since: LATER, verdict: verdictOf(action), urgency: urgency(false, 1) };
      await given(comment, verdicts(reported(1), reported(2), event, reported(1))).thenHolds(QUEUE_VIEW, [
        { ...looked, state: 'reported', reportCount: 1, report0: report(1) },
      ]);
    }
  });

  it('restores reports and hold cause when a verdict is reverted', async () => {
    const dismissedOnes = { ...ofComment, since: LATER, report0: report(1), report1: report(2) };
    await given(comment, verdicts(reported(1), reported(2), dismissed)).thenHolds(QUEUE_VIEW, [
      { ...dismissedOnes, state: 'shown', round: 3, urgency: urgency(false, 2), verdict: verdictOf('dismiss') },
    ]);
    expect(parseReports(dismissedOnes, 0)).toEqual([]);
    await given(comment, verdicts(reported(1), reported(2), dismissed, reopened)).thenHolds(QUEUE_VIEW, [
      {
        ...dismissedOnes,
        state: 'reported',
        round: 4,
        reportCount: 2,
        urgency: urgency(false, 2),
        verdict: verdictOf('reopen'),
      },
    ]);
    await given(comment, verdicts(hidden, heldAgain)).thenHolds(QUEUE_VIEW, [
      {
        ...ofComment,
        state: 'held',
        round: 2,
        heldFor: 'words',
        urgency: urgency(false, 0),
        verdict: verdictOf('reopen'),
      },
    ]);
  });

  it('contains no text of erased items', async () => {
    const document = {
      ...ofComment,
      state: 'erased',
      round: 2,
      text: null,
      ...minHashKeys(null),
      author: null,
      mascotId: null,
      since: LATER,
      urgency: urgency(false, 1),
      verdict: verdictOf('erase'),
    };
    await given(comment, verdicts(reported(1), erased)).thenHolds(QUEUE_VIEW, [document]);
    const shown = await toModeratedItem(document, {
      findMascot: async () => undefined,
      samePicture: [],
      signUrl: (url) => url,
    });
    expect(shown).toMatchObject({ state: 'erased', subject: null, reports: [] });
  });

  it('holds the newest reports only', async () => {
    const most = MODERATION_PAGE.reports;
    const numbers = Array.from({ length: most + 2 }, (_, index) => index + 1);
    const slots = numbers.slice(2).map((number) => [`report${(number - 1) % most}`, report(number)] as const);
    const document = {
      ...ofComment,
      state: 'reported',
      since: LATER,
      reportCount: most + 2,
      urgency: urgency(false, most + 2),
      ...Object.fromEntries<unknown>(slots),
    };
    await given(comment, verdicts(...numbers.map((number) => reported(number)))).thenHolds(QUEUE_VIEW, [document]);
    expect(parseReports(document, most + 2).map(({ number }) => number)).toEqual(numbers.slice(2).reverse());
  });
});

describe('urgency', () => {
  const [earlier, later] = [CREATED_AT, LATER];

  it.each<[string, Parameters<typeof computeUrgency>, Parameters<typeof computeUrgency>]>([
    ['what is held', ['reports', 0, later], [null, 100_000, earlier]],
    ['more reports', [null, 2, later], [null, 1, earlier]],
    ['what waits longer', ['reports', 3, earlier], ['reports', 3, later]],
  ])('puts %s first', (_, first, second) => {
    expect(computeUrgency(...first)).toBeGreaterThan(computeUrgency(...second));
    expect(Number.isSafeInteger(computeUrgency(...first))).toBe(true);
  });
});
