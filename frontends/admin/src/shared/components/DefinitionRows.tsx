import { Descriptions } from '@marcel/kit/antd';
import type { ReactNode } from 'react';

export const DefinitionRows = ({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <Descriptions
    bordered
    size="small"
    column={1}
    items={rows.map(([label, value]) => ({
      key: label,
      label,
      children: typeof value === 'string' ? <bdi>{value}</bdi> : value,
    }))}
  />
);
