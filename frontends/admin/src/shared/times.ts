export const ADMIN_TIMES_MS = {
  submissionsRefresh: 30_000,
  mascotsRefresh: 60_000,
  betweenSearches: 1_000,
  importRefresh: 2_000,
  liveTail: 3_000,
  runRefresh: 1_000,
  systemRefresh: 5_000,
  programsRefresh: 30_000,
  moderationRefresh: 30_000,
  searchDebounce: 300,
  refreshTogether: 300,
  logoutRedirect: 100,
} as const;
