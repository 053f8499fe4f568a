import { AuditModule } from './audit/index.js';
import { CommentsModule } from './comments/index.js';
import { ContributorsModule } from './contributors/index.js';
import { AdminPanelModule } from './admin-panel/index.js';
import { MascotsModule } from './mascots/index.js';
import { ModerationModule } from './moderation/index.js';
import { OperationsModule } from './operations/index.js';
import { OwnershipModule } from './ownership/index.js';
import { PictureUpkeepModule } from './pictures/index.js';
import { ReleasesModule } from './releases/index.js';
import { StudioModule } from './studio/index.js';
import { SubmissionsModule } from './submissions/index.js';

export const CONTEXTS = [
  SubmissionsModule,
  MascotsModule,
  CommentsModule,
  ContributorsModule,
  AuditModule,
  StudioModule,
  ModerationModule,
  AdminPanelModule,
  OwnershipModule,
  PictureUpkeepModule,
  ReleasesModule,
  OperationsModule,
];
