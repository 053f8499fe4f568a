import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { commentEvents, COMMENT_STREAMS } from '../../../comments/index.js';
import { mascotEvents, MASCOT_STREAMS } from '../../../mascots/index.js';
import { isJudgement, itemEvents, MODERATION_STREAMS, type ItemEvent } from '../../../moderation/index.js';
import { artworkEvents, ARTWORK_STREAMS } from '../../../studio/index.js';
import { QUEUE_VIEW } from '../../views.js';
import { projectJudgement } from './project-judgement.js';
import { projectSubject, type SubjectEvent } from './project-subject.js';
import { queueCollection } from './queue.collection.js';

export const queueProjection: Projection<SubjectEvent | ItemEvent> = {
  name: QUEUE_VIEW,
  version: 5,
  collections: [queueCollection],
  streamPrefixes: [COMMENT_STREAMS, ...ARTWORK_STREAMS, MASCOT_STREAMS, MODERATION_STREAMS],
  catalogue: { ...commentEvents, ...artworkEvents, ...mascotEvents, ...itemEvents },
  showsWords: true,
  project: (event) => (isJudgement(event) ? projectJudgement(event) : projectSubject(event)),
};
