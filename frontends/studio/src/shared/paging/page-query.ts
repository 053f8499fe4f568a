export const GALLERY_PAGE_SIZE = 20;

export function pageQuery(page: number, filter: Record<string, string> = {}): string {
  const query = {
    limit: String(GALLERY_PAGE_SIZE),
    offset: String((page - 1) * GALLERY_PAGE_SIZE),
    hideBroken: 'true',
  };
  return new URLSearchParams({ ...query, ...filter }).toString();
}
