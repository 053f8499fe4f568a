import { lazy } from 'react';

/** The login, which everybody meets first, does not wait for what is behind it. */
export const AuditPage = lazy(() => import('./AuditPage').then(({ AuditPage }) => ({ default: AuditPage })));

export const Dashboard = lazy(() =>
  import('../features/dashboard/components/Dashboard').then(({ Dashboard }) => ({ default: Dashboard })),
);

export const DemoDataImport = lazy(() =>
  import('../features/import/components/DemoDataImport').then(({ DemoDataImport }) => ({ default: DemoDataImport })),
);

export const ImagePopulation = lazy(() =>
  import('../features/image-population/components/ImagePopulation').then(({ ImagePopulation }) => ({
    default: ImagePopulation,
  })),
);

export const MascotsManagement = lazy(() =>
  import('../features/mascots/components/MascotsManagement').then(({ MascotsManagement }) => ({
    default: MascotsManagement,
  })),
);

export const MascotById = lazy(() => import('./ById').then(({ MascotById }) => ({ default: MascotById })));

export const SubmissionById = lazy(() => import('./ById').then(({ SubmissionById }) => ({ default: SubmissionById })));

export const SubmissionsList = lazy(() =>
  import('../features/submissions/components/SubmissionsList').then(({ SubmissionsList }) => ({
    default: SubmissionsList,
  })),
);

export const ProgramsOverview = lazy(() =>
  import('../features/programs/components/ProgramsOverview').then(({ ProgramsOverview }) => ({
    default: ProgramsOverview,
  })),
);

export const ProgramByName = lazy(() =>
  import('./ProgramByName').then(({ ProgramByName }) => ({ default: ProgramByName })),
);
