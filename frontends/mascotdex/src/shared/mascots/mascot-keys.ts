const isOfPast = (query: string): boolean => new URLSearchParams(query).has('asOf');

export const mascotKeys = {
  all: ['mascots'],
  lists: ['mascots', 'list'],
  list: (query: string, from: number) => ['mascots', isOfPast(query) ? 'past-list' : 'list', query, from],
  around: (query: string, from: number) => ['mascots', 'around', query, from],
  suggestions: (text: string) => ['mascots', 'suggestions', text],
  allFacets: ['mascots', 'facets'],
  facets: (query: string) => ['mascots', 'facets', query],
  named: (name: string) => ['mascots', 'named', name],
  related: (slug: string) => ['mascots', 'related', slug],
  first: ['mascots', 'first'],
  day: (day: string) => ['mascots', 'day', day],
  pageOfDay: (slug: string, day: string) => ['mascots', 'page-of-day', slug, day],
  draws: ['mascots', 'draw'],
  draw: (query: string) => ['mascots', 'draw', query],
  pages: ['mascots', 'page'],
  page: (slug: string) => ['mascots', 'page', slug],
  comments: (id: number) => ['mascots', 'comments', id],
  waitingComments: (id: number) => ['mascots', 'waiting-comments', id],
  contributor: (name: string) => ['mascots', 'contributor', name],
} as const;
