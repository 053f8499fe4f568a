import { galleryItemPage, type GalleryItem } from '@marcel/contracts';
import { useToast } from '@marcel/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAKING_TEXTS } from './making';
import { watchUnseen } from './watch-unseen';

export function useWatchUnseen(): (item: string) => void {
  const client = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  return useCallback(
    (item) => {
      const show = () => void navigate(galleryItemPage(item));
      const notify = ({ status, failureReason }: GalleryItem) => {
        if (status === 'completed')
          toast({ title: MAKING_TEXTS.ready, action: { label: MAKING_TEXTS.showIt, run: show } });
        else toast({ title: MAKING_TEXTS.refused, ...(failureReason && { body: failureReason }), tone: 'destructive' });
      };
      watchUnseen(client, item, notify);
    },
    [client, navigate, toast],
  );
}
