import { pictureSrcSet } from '@marcel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preload } from 'react-dom';
import { useAdminApi } from '../../shared/api/use-admin-api';
import type { ReviewedSubmission } from '../../shared/submissions/submission';
import { likelyDuplicates } from './api/use-likely-duplicates';
import { sameMaker } from './api/use-same-maker';
import { REVIEW_PICTURE_SIZES } from './picture-sizes';

/** Has all that the page of the next submission shows, its picture too, before anybody goes there. */
export function useNextReady(next: ReviewedSubmission | undefined): void {
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const id = next?.id;
  const picture = next?.lookUrl ?? next?.imageUrl;
  useEffect(() => {
    if (id === undefined) return;
    void client.prefetchQuery(likelyDuplicates(adminApi, id));
    void client.prefetchQuery(sameMaker(adminApi, id));
  }, [adminApi, client, id]);
  useEffect(() => {
    if (!picture || picture.startsWith('data:')) return;
    const imageSrcSet = pictureSrcSet(picture);
    preload(picture, { as: 'image', ...(imageSrcSet && { imageSrcSet, imageSizes: REVIEW_PICTURE_SIZES }) });
  }, [picture]);
}
