import { CommentForm } from '@marcel/contracts';
import { Button, TextField } from '@marcel/kit';
import { ApiError } from '@marcel/kit/api';
import { contractResolver } from '@marcel/kit/programs';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useAddComment } from '../../api/use-add-comment';
import styles from './CommentEditor.module.css';

const resolver = contractResolver<CommentForm>((values) => Object.assign(new CommentForm(), values));

/** The Add Comment form. It closes when the comment is posted, and keeps its text when that fails. */
export function CommentEditor({ mascotId, onClose }: { mascotId: number; onClose: () => void }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<CommentForm>({
    resolver,
    defaultValues: { author: '', content: '' },
  });
  const { errors } = formState;
  const add = useAddComment(mascotId);
  useEffect(() => setFocus('author'), [setFocus]);

  const post = (comment: CommentForm) => {
    if (add.isPending) return;
    add.mutate(comment, {
      onSuccess: onClose,
      onError: (error) => {
        const details = error instanceof ApiError ? error.details : [];
        for (const { path, message } of details) {
          if (path === 'author' || path === 'content') setError(path, { message });
        }
      },
    });
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(post)(event)}>
      <TextField
        label="Your Name"
        required
        autoComplete="name"
        error={errors.author?.message}
        {...register('author')}
      />
      <TextField label="Comment" required multiline error={errors.content?.message} {...register('content')} />
      <div className={styles.actions}>
        <Button kind="primary" type="submit" aria-disabled={add.isPending}>
          {add.isPending ? 'Posting...' : 'Post Comment'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
