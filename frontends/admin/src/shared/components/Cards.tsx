import { Card, Flex } from '@marcel/kit/antd';
import { CardGrid } from '@marcel/kit/programs';
import type { Key, ReactNode } from 'react';
import styles from './Cards.module.css';

/** The least width of a card, in pixels. */
export const CARD_WIDTH = 320;

interface CardsProps<T> {
  items: readonly T[];
  keyOf: (item: T) => Key;
  children: (item: T) => ReactNode;
}

export const Cards = <T,>({ items, keyOf, children }: CardsProps<T>) => (
  <CardGrid width={CARD_WIDTH}>
    {items.map((item) => (
      <li key={keyOf(item)} className={styles.item}>
        <article className={styles.item}>
          <Card>
            <Flex vertical gap="middle">
              {children(item)}
            </Flex>
          </Card>
        </article>
      </li>
    ))}
  </CardGrid>
);
