import { Spinner } from '@marcel/kit';
import { Card, Flex, Skeleton } from '@marcel/kit/antd';
import { type Key, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps<T> {
  items: readonly T[];
  keyOf: (item: T) => Key;
  children: (item: T) => ReactNode;
}

/** Cards in as many columns as there is room for. */
export const CardGrid = <T,>({ items, keyOf, children }: CardGridProps<T>) => (
  <ul className={styles.cards}>
    {items.map((item) => (
      <li key={keyOf(item)}>
        <article>
          <Card>
            <Flex vertical gap="middle">
              {children(item)}
            </Flex>
          </Card>
        </article>
      </li>
    ))}
  </ul>
);

const PLACEHOLDERS = 6;

/** The shape of a grid of cards that is still loading; readers hear the label. */
export const CardGridSkeleton = ({ label }: { label: string }) => (
  <>
    <Spinner label={label} />
    <div className={styles.cards} aria-hidden>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Card key={index}>
          <Skeleton avatar={{ shape: 'square', size: 64 }} paragraph={{ rows: 2 }} />
        </Card>
      ))}
    </div>
  </>
);
