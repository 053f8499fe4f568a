import { type GalleryItem, galleryItemPage } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { REFUSED } from './making';
import { watchUnseen } from './watch-unseen';

export function useWatchUnseen(): (item: string) => void {
  const client = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  return useCallback(
    (item) => {
      const show = () => void navigate(galleryItemPage(item));
      const notify = ({ status, failureReason }: GalleryItem) => {
        if (status === 'completed') toast({ title: 'Your picture is ready', action: { label: 'Show It', run: show } });
        else toast({ title: REFUSED, ...(failureReason && { body: failureReason }), tone: 'destructive' });
      };
      watchUnseen(client, item, notify);
    },
    [client, navigate, toast],
  );
}
