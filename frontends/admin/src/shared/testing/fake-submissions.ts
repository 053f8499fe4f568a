import type { FakeAnswer, FakeCall } from '@marcel/kit/testing';
import { brandName, mascotName, type ReviewedSubmission, toPage } from '../submissions/submissions';

export const fakeSubmissionList =
  (all: readonly ReviewedSubmission[]) =>
  ({ path }: FakeCall): FakeAnswer => {
    const query = new URLSearchParams(path.split('?')[1]);
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
    const matching = all
      .filter(({ status }) => (query.get('status') ?? status) === status)
      .filter((one) => searchText(one).includes((query.get('search') ?? '').toLowerCase()));
    if (query.get('sort') === 'name') matching.sort((a, b) => mascotName(a).localeCompare(mascotName(b)));
    const total = matching.length;
    const pagination = { page: 1 + offset / limit, limit, total, totalPages: Math.ceil(total / limit) };
    const place = { hasPrev: offset > 0, hasNext: offset + limit < total };
    const { counts } = toPage([...all]);
    return {
      body: { submissions: matching.slice(offset, offset + limit), pagination: { ...pagination, ...place }, counts },
    };
  };

const searchText = (one: ReviewedSubmission) => `${mascotName(one)} ${brandName(one)}`.toLowerCase();
