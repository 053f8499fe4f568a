import type { Pagination as PageOf } from '@marcel/contracts';
import { Flex, Pagination } from '@marcel/kit/antd';

interface MascotsFooterProps {
  pagination: PageOf;
  /** Mascots on this page. */
  shown: number;
  onPage: (page: number) => void;
}

export function MascotsFooter({ pagination, shown, onPage }: MascotsFooterProps) {
  const { page, limit, total } = pagination;
  const before = (page - 1) * limit;
  return (
    <Flex wrap gap="middle" align="center" justify="space-between">
      <p role="status">
        {shown === 0 ? 'No mascots' : `Showing ${before + 1} to ${before + shown} of ${total} mascots`}
      </p>
      <nav aria-label="Pages of mascots">
        <Pagination
          hideOnSinglePage
          showSizeChanger={false}
          current={page}
          pageSize={limit}
          total={total}
          onChange={onPage}
        />
      </nav>
    </Flex>
  );
}
