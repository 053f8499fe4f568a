import type { MascotStatus } from '@marcel/contracts';
import { Tag } from '@marcel/kit/antd';

export const MascotStatusTag = ({ status }: { status: MascotStatus }) =>
  status === 'active' ? <Tag color="green">Active</Tag> : <Tag color="default">Inactive</Tag>;
