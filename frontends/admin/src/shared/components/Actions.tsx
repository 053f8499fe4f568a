import { Flex } from '@marcel/kit/antd';
import type { ReactNode } from 'react';
import styles from './Actions.module.css';

export const Actions = ({ children }: { children: ReactNode }) => (
  <Flex wrap gap="small" align="center" className={styles.actions}>
    {children}
  </Flex>
);
