import { Flex } from '@marcel/kit/antd';
import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** Buttons in a row, or in several where there is little room. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Flex wrap gap="small" align="center" className={styles.actions}>
    {children}
  </Flex>
);
