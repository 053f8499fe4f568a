import { Comment, COMMENT_LIMITS, COMMENT_MESSAGES, CommentForm, fillPath, ROUTES } from '@marcel/contracts';
import { Button, TextField, useToast } from '@marcel/kit';
import { api, ApiError } from '@marcel/kit/api';
import { contractResolver, lengthText } from '@marcel/kit/programs';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateCachedComments, commentDraft, addHeldComment, ownComments, heldComments } from '../api';
import styles from './Comments.module.css';
import { useIdempotencyKey } from '../../../shared/idempotency/use-idempotency-key';

function useAddComment(mascotId: number) {
  const client = useQueryClient();
  const toast = useToast();
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ author, content }: CommentForm) =>
      api.send('POST', fillPath(ROUTES.mascotComments, { id: mascotId }), {
        json: { author, content },
        schema: Comment,
        sendsOwnerKey: true,
        idempotencyKey: keys.getKey(JSON.stringify([author, content])),
      }),
    onSettled: (_comment, error) => keys.finish(error ?? undefined),
    onSuccess: (comment) => {
      ownComments.add(comment.id);
      if (comment.held) {
        addHeldComment(comment);
        const { queryKey } = heldComments(mascotId);
        client.setQueryData(queryKey, (cached = []) => [comment, ...cached]);
      } else {
        updateCachedComments(client, mascotId, 1, (cached, page) => (page === 0 ? [comment, ...cached] : cached));
      }
      toast({ title: 'Comment added!', body: 'Your comment has been posted.' });
    },
    onError: () => toast({ title: 'Error', body: 'Failed to add comment. Please try again.', tone: 'destructive' }),
  });
}

const resolver = contractResolver<CommentForm>((values) => Object.assign(new CommentForm(), values));

interface CommentEditorProps {
  mascotId: number;
  shouldFocus: boolean;
  onClose: () => void;
}

/** The Add Comment form. Its text survives a reload and a failed request. */
export function CommentEditor({ mascotId, shouldFocus, onClose }: CommentEditorProps) {
  const [draft] = useState(() => commentDraft(mascotId));
  const [storedDraft] = useState(draft.read);
  const { control, register, handleSubmit, setError, setFocus, subscribe, formState } = useForm<CommentForm>({
    resolver,
    defaultValues: storedDraft ?? { author: '', content: '' },
  });
  const { errors } = formState;
  const form = useRef<HTMLFormElement>(null);
  const add = useAddComment(mascotId);
  const content = useWatch({ control, name: 'content' });
  const length = [...content.trim()].length;
  const tooLong = length > COMMENT_LIMITS.content ? COMMENT_MESSAGES.commentTooLong : undefined;
  useEffect(() => {
    if (!shouldFocus) return;
    setFocus('author');
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [shouldFocus, setFocus]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values, name }) => name && draft.write(values) }),
    [subscribe, draft],
  );
  const close = () => {
    draft.clear();
    onClose();
  };

  const post = (comment: CommentForm) => {
    if (add.isPending) return;
    add.mutate(comment, {
      onSuccess: close,
      onError: (error) => {
        const details = error instanceof ApiError ? error.details : [];
        for (const { path, message } of details) {
          if (path === 'author' || path === 'content') setError(path, { message });
        }
      },
    });
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(post)(event)}>
      <TextField
        label="Your Name"
        required
        autoComplete="name"
        error={errors.author?.message}
        {...register('author')}
      />
      <TextField
        label="Comment"
        required
        multiline
        hint={lengthText(length, COMMENT_LIMITS.content)}
        error={errors.content?.message ?? tooLong}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) form.current?.requestSubmit();
        }}
        {...register('content')}
      />
      <div className="m-row">
        <Button kind="primary" type="submit" aria-disabled={add.isPending}>
          {add.isPending ? 'Posting...' : 'Post Comment'}
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  );
}
