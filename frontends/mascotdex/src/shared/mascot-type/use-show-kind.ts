import { PAGES } from '@marcel/contracts';
import { useNavigate } from 'react-router-dom';
import type { OnKind } from './KindBadge';

export function useShowKind(): OnKind {
  const navigate = useNavigate();
  return (name, kind) => void navigate(`${PAGES.directory}?${new URLSearchParams({ [name]: kind })}`);
}
