import { Button, Icon, Spinner, TextField } from '@marcel/kit';
import { GenerateImageRequest, STUDIO_DEFAULTS } from '@marcel/contracts';
import { useState, type FormEvent } from 'react';
import { Panel } from '../../../shared/form/Panel';
import { problemOf } from '../../../shared/form/problem-of';
import { useGenerateImage, type ImageRequest } from '../api/use-generate-image';
import { FormatField } from './FormatField';
import { PromptIdeas } from './PromptIdeas';
import css from './PromptForm.module.css';

const { modelId, format } = STUDIO_DEFAULTS;
const EMPTY: ImageRequest = { prompt: '', modelId, format };

const requestOf = (values: ImageRequest): GenerateImageRequest =>
  Object.assign(new GenerateImageRequest(), {
    ...values,
    prompt: values.prompt.trim(),
    modelId: values.modelId.trim() || EMPTY.modelId,
  });

/** What the image shall show, and how it is made. */
export function PromptForm() {
  const generate = useGenerateImage();
  const [values, setValues] = useState(EMPTY);
  const [checked, setChecked] = useState(false);
  const request = requestOf(values);
  const promptProblem = problemOf(request, 'prompt');
  const modelProblem = problemOf(request, 'modelId');

  const change = (part: Partial<ImageRequest>) => setValues((current) => ({ ...current, ...part }));
  const clear = () => {
    change({ prompt: EMPTY.prompt });
    setChecked(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (generate.isPending || promptProblem || modelProblem) return;
    generate.mutate(request, { onSuccess: clear });
  };

  return (
    <Panel title="AI Image Generator">
      <form className={css.form} noValidate onSubmit={submit}>
        <TextField
          className={css.wide}
          multiline
          label="Prompt"
          hint="The server improves your words before it paints."
          required
          value={values.prompt}
          onChange={({ target }) => change({ prompt: target.value })}
          error={checked ? promptProblem : undefined}
        />
        <PromptIdeas onIdea={(prompt) => change({ prompt })} />
        <TextField
          label="Model"
          value={values.modelId}
          onChange={({ target }) => change({ modelId: target.value })}
          error={checked ? modelProblem : undefined}
        />
        <FormatField value={values.format} onFormat={(format) => change({ format })} />
        <div className={css.submit}>
          <Button kind="primary" type="submit" disabled={generate.isPending}>
            {generate.isPending ? (
              <Spinner label="Generating..." />
            ) : (
              <>
                <Icon name="image-generator" size={24} />
                Generate Image
              </>
            )}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
