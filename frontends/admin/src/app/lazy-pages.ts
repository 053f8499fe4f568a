import { lateComponent } from '@marcel/kit/programs';

/** The login, which everybody meets first, does not wait for what is behind it. */
export const AuditPage = lateComponent(() => import('./AuditPage').then(({ AuditPage }) => AuditPage));

export const SystemPage = lateComponent(() => import('./SystemPage').then(({ SystemPage }) => SystemPage));

export const Dashboard = lateComponent(() =>
  import('../features/dashboard/components/Dashboard').then(({ Dashboard }) => Dashboard),
);

export const ImportPage = lateComponent(() => import('./ImportPage').then(({ ImportPage }) => ImportPage));

export const ImagePopulation = lateComponent(() =>
  import('../features/image-population/components/ImagePopulation').then(({ ImagePopulation }) => ImagePopulation),
);

export const ModerationScreen = lateComponent(() =>
  import('../features/moderation/components/ModerationScreen').then(({ ModerationScreen }) => ModerationScreen),
);

export const MascotsManagement = lateComponent(() =>
  import('../features/mascots/components/MascotsManagement').then(({ MascotsManagement }) => MascotsManagement),
);

export const PictureHistoryPage = lateComponent(() =>
  import('./PictureHistoryPage').then(({ PictureHistoryPage }) => PictureHistoryPage),
);

export const MascotHistoryPage = lateComponent(() =>
  import('./MascotHistoryPage').then(({ MascotHistoryPage }) => MascotHistoryPage),
);

export const SubmissionHistoryPage = lateComponent(() =>
  import('./SubmissionHistoryPage').then(({ SubmissionHistoryPage }) => SubmissionHistoryPage),
);

export const SubmissionById = lateComponent(() => import('./ById').then(({ SubmissionById }) => SubmissionById));

export const SubmissionsList = lateComponent(() =>
  import('../features/submissions/components/SubmissionsList').then(({ SubmissionsList }) => SubmissionsList),
);

export const Programs = lateComponent(() =>
  import('../features/programs/components/Programs').then((page) => page.Programs),
);
