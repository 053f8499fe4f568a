/** The items of all pages read so far. One that slid onto the next page, because a newer one came in between, is kept once. */
export function joinPages<Page, Item extends { id: number | string }>(
  pages: readonly Page[],
  itemsOf: (page: Page) => readonly Item[],
): Item[] {
  return [...new Map(pages.flatMap(itemsOf).map((item) => [item.id, item])).values()];
}
