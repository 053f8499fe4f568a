import type { FrontendReport } from '@marcel/contracts';
import { Flex, Tag } from '@marcel/kit/antd';

/** What is out of the ordinary about a program. */
export const ProgramTags = ({ canary, pinned }: Pick<FrontendReport, 'canary' | 'pinned'>) => (
  <Flex gap="small" wrap>
    {canary && <Tag color="orange">{`Canary ${canary.share} %`}</Tag>}
    {pinned && <Tag color="yellow">Pinned</Tag>}
  </Flex>
);
