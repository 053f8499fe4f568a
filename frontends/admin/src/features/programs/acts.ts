import { fillPath, ROUTES, type FrontendReport, type ReleaseReport } from '@marcel/contracts';

/** What an admin can do with a frontend as a whole, or with one of its releases. */
export type Act =
  | { kind: 'rollBack' | 'unpin'; frontend: string }
  | { kind: 'deploy' | 'tryOut' | 'promote' | 'pin' | 'withdraw'; frontend: string; release: string };

/** Where an act is sent to. */
export function pathOf(act: Act): string {
  const { frontend } = act;
  switch (act.kind) {
    case 'rollBack':
      return fillPath(ROUTES.frontendRollback, { frontend });
    case 'unpin':
      return fillPath(ROUTES.frontendUnpin, { frontend });
    case 'deploy':
      return fillPath(ROUTES.releaseDeploy, act);
    case 'tryOut':
      return fillPath(ROUTES.releaseCanary, act);
    case 'promote':
      return fillPath(ROUTES.releasePromote, act);
    case 'pin':
      return fillPath(ROUTES.releasePin, act);
    case 'withdraw':
      return fillPath(ROUTES.releaseWithdraw, act);
  }
}

/** What the present state of a frontend lets an admin do with it. */
export function actsOnFrontend({ name: frontend, live, canary, pinned }: FrontendReport): Act[] {
  if (canary !== null)
    return [
      { kind: 'promote', frontend, release: canary.release },
      { kind: 'rollBack', frontend },
    ];
  if (live === null) return [];
  if (pinned !== null) return [{ kind: 'unpin', frontend }];
  return [
    { kind: 'rollBack', frontend },
    { kind: 'pin', frontend, release: live.release },
  ];
}

/** And with a release of it. */
export function actsOnRelease(
  { name: frontend, live, canary, pinned }: FrontendReport,
  { release, status }: Pick<ReleaseReport, 'release' | 'status'>,
): Act[] {
  const isUsed = live?.release === release || canary?.release === release;
  if (status !== 'published' || isUsed) return [];
  const withdraw: Act = { kind: 'withdraw', frontend, release };
  if (pinned !== null) return [withdraw];
  return [{ kind: 'deploy', frontend, release }, { kind: 'tryOut', frontend, release }, withdraw];
}
