import { activityProjection } from './audit/index.js';
import { commentsProjection } from './comments/index.js';
import { contributorsProjection } from './contributors/index.js';
import { queueProjection } from './admin-panel/index.js';
import { EVENT_STREAMS } from './event-streams.js';
import { directoryProjection, importsProjection, pastProjection } from './mascots/index.js';
import { ownedProjection } from './ownership/index.js';
import { referencesProjection } from './pictures/index.js';
import { artworksProjection } from './studio/index.js';
import { frontendsProjection } from './releases/index.js';
import { submissionsProjection } from './submissions/index.js';

const ALL_STREAMS = Object.values(EVENT_STREAMS).flat();

export const PROJECTIONS = [
  directoryProjection,
  importsProjection,
  pastProjection,
  commentsProjection,
  submissionsProjection,
  contributorsProjection,
  artworksProjection,
  queueProjection,
  ownedProjection,
  frontendsProjection,
  activityProjection(ALL_STREAMS),
  referencesProjection(ALL_STREAMS),
];
