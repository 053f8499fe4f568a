import { Card as AntCard, Flex } from '@marcel/kit/antd';
import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title: string;
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({ title, aside, className, children }: CardProps) {
  const id = useId();
  return (
    <AntCard
      role="region"
      aria-labelledby={id}
      className={className}
      title={
        <h2 id={id}>
          <bdi>{title}</bdi>
        </h2>
      }
      extra={aside}
    >
      <Flex vertical gap="middle" className={styles.body}>
        {children}
      </Flex>
    </AntCard>
  );
}
