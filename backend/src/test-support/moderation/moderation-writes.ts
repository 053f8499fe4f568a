import { fillPath, ROUTES } from '@marcel/contracts';

interface Known {
  readonly id: number;
}

const REASON = { reason: 'As a test' };

/** Returns the writes that report or moderate existing items, in an order in which each works, with the expected responses. */
export function moderationWrites({ hug, image, mascot }: Readonly<Record<'hug' | 'image' | 'mascot', Known>>) {
  return [
    {
      route: `POST ${ROUTES.mascotReport}`,
      path: fillPath(ROUTES.mascotReport, mascot),
      json: { reason: 'spam' },
      status: 202,
      answer: { kind: 'mascot', id: mascot.id },
    },
    {
      route: `POST ${ROUTES.hugReport}`,
      path: fillPath(ROUTES.hugReport, hug),
      json: { reason: 'personal', words: 'It shows me' },
      status: 202,
      answer: { kind: 'hug', id: hug.id },
    },
    {
      route: `POST ${ROUTES.imageReport}`,
      path: fillPath(ROUTES.imageReport, image),
      json: { reason: 'other' },
      status: 202,
      answer: { kind: 'image', id: image.id },
    },
    {
      route: `POST ${ROUTES.reasonsOf}`,
      path: fillPath(ROUTES.reasonsOf, { purpose: 'away' }),
      json: { reasons: ['Spam'] },
      status: 200,
      answer: { away: ['Spam'] },
    },
    {
      route: `POST ${ROUTES.moderation}`,
      json: {
        items: [
          { kind: 'mascot', id: mascot.id },
          { kind: 'image', id: image.id },
        ],
        action: 'erase',
        ...REASON,
      },
      status: 202,
      answer: {
        decided: [
          { kind: 'mascot', state: 'erased' },
          { kind: 'image', state: 'erased', subject: null },
        ],
        failed: [],
      },
    },
  ];
}
