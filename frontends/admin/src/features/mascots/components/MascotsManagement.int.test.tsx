import { ADMIN_TIMES_MS, type Mascot } from '@marcel/contracts';
import { fakeServer, type FakeCall } from '@marcel/kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMascot } from '../../../shared/testing/fixtures';
import { renderDesk } from '../../../shared/testing/render-desk';
import { toMascotList } from '../mascot-page';
import { MascotsManagement } from './MascotsManagement';

const MASCOTS = Array.from({ length: 23 }, (_, index) => aMascot({ id: index + 1, name: `Mascot ${index + 1}` }));

/** Answers pages of a list as the server does. */
const pageOf = (all: readonly Mascot[]) => ({ path }: FakeCall) => {
  const params = new URL(path, 'http://localhost').searchParams;
  const limit = Number(params.get('limit'));
  const query = { limit, page: Number(params.get('offset')) / limit + 1, search: params.get('search') ?? '' };
  const body = toMascotList([...all, ...(all.length > limit ? [] : [])], query);
  return { body };
};

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
