import type { Pagination as PageOf } from '@marcel/contracts';
import { Flex } from '@marcel/kit/antd';
import { Pages } from '../../../shared/components/Pages';

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
      <Pages label="Pages of mascots" page={page} pageSize={limit} total={total} onPage={onPage} />
    </Flex>
  );
}
