import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Actions, Card, Time, StatusTag } from '../../../shared/components/blocks';
import { submissionPage } from '../../../shared/navigation/pages';
import { useSameBrowserSubmissions } from '../api';

const MAX_SHOWN = 3;

export function SameBrowserSubmissions({ id }: { id: number }) {
  const { data } = useSameBrowserSubmissions(id);
  const [showsAll, setShowsAll] = useState(false);
  const submissions = data?.submissions ?? [];
  if (submissions.length === 0) return null;
  const approved = submissions.filter(({ status }) => status === 'approved').length;
  const visible = showsAll ? submissions : submissions.slice(0, MAX_SHOWN);
  return (
    <Card title="From the Same Browser">
      <p>
        {approved} of {submissions.length} approved
      </p>
      <Flex component="ul" vertical gap="small">
        {visible.map(({ id: other, name, brand, status, adminNotes, createdAt }) => (
          <li key={other}>
            <Link to={submissionPage(other)} aria-label={`${name}, ${brand}`}>
              <bdi>{name}</bdi>, <bdi>{brand}</bdi>
            </Link>{' '}
            <StatusTag status={status} /> <Time at={createdAt} />
            {adminNotes && <p dir="auto">{adminNotes}</p>}
          </li>
        ))}
      </Flex>
      {visible.length < submissions.length && (
        <Actions>
          <Button onClick={() => setShowsAll(true)}>Show all {submissions.length}</Button>
        </Actions>
      )}
    </Card>
  );
}
