import { Pagination, type PaginationProps } from '@marcel/kit/antd';

interface PagesProps {
  label: string;
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** The pages of a list, where it has several. */
export const Pages = ({ label, page, pageSize, total, onPage }: PagesProps) => (
  <nav aria-label={label}>
    <Pagination
      hideOnSinglePage
      showSizeChanger={false}
      current={page}
      pageSize={pageSize}
      total={total}
      onChange={(wanted) => onPage(wanted)}
      itemRender={namedPage(page)}
    />
  </nav>
);

/** The list item around it takes the press and the focus. */
const namedPage =
  (current: number): PaginationProps['itemRender'] =>
  (page, type, element) =>
    type === 'page' ? (
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Page ${page}`}
        aria-current={page === current ? 'page' : undefined}
      >
        {page}
      </button>
    ) : (
      element
    );
