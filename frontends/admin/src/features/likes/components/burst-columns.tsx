import type { LikeBurst } from '@marcel/contracts';
import { Button, Tag, type TableColumnsType } from '@marcel/kit/antd';
import { Link } from 'react-router-dom';
import { PictureRow } from '../../../shared/components/PictureRow';
import { adminDate } from '../../../shared/dates/admin-date';
import { LIKE_TEXTS, nameOf } from '../like-texts';
import styles from './burst-columns.module.css';

/** What got the likes, and how many they were with what can be done about them. */
export const burstColumns = (onTakeBack: (burst: LikeBurst) => void): TableColumnsType<LikeBurst> => [
  {
    title: 'Item',
    key: 'item',
    rowScope: 'row',
    className: styles.item,
    render: (_, burst) => {
      const { subject, hour } = burst;
      return (
        <PictureRow src={subject.pictureUrl} name={subject.title}>
          <bdi>{subject.path === null ? subject.title : <Link to={subject.path}>{subject.title}</Link>}</bdi>
          <small>{nameOf(burst)}</small>
          <small>
            <time dateTime={hour}>{adminDate(hour)}</time>
          </small>
        </PictureRow>
      );
    },
  },
  {
    title: 'In an Hour',
    key: 'likes',
    className: styles.likes,
    render: (_, burst) => (
      <>
        {LIKE_TEXTS.likes(burst.likes)}
        <small>{LIKE_TEXTS.usual(burst)}</small>
        <Outcome burst={burst} onTakeBack={onTakeBack} />
      </>
    ),
  },
];

function Outcome({ burst, onTakeBack }: { burst: LikeBurst; onTakeBack: (burst: LikeBurst) => void }) {
  const { likes, takenBack } = burst;
  if (takenBack >= likes) return <Tag>{LIKE_TEXTS.takenBack}</Tag>;
  return (
    <>
      {takenBack > 0 && <small>{LIKE_TEXTS.some(burst)}</small>}
      <Button
        danger
        aria-label={`${LIKE_TEXTS.takeBack}: ${LIKE_TEXTS.likes(likes - takenBack)} of ${nameOf(burst)}`}
        onClick={() => onTakeBack(burst)}
      >
        {LIKE_TEXTS.takeBack}
      </Button>
    </>
  );
}
