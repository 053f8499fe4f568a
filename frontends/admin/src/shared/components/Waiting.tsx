import { Spinner } from '@marcel/kit';
import { Flex } from '@marcel/kit/antd';

export const Waiting = ({ label }: { label: string }) => (
  <Flex align="center" justify="center" style={{ minHeight: 160 }}>
    <Spinner label={label} />
  </Flex>
);
