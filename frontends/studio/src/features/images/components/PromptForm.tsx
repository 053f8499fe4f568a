import { STUDIO_LIMITS } from '@marcel/contracts';
import { Button, Icon, Spinner, TextField, useToast } from '@marcel/kit';
import { lengthText } from '@marcel/kit/programs';
import { Controller, useWatch } from 'react-hook-form';
import styles from '../../../shared/form/form.module.css';
import { Panel } from '../../../shared/form/Panel';
import { MakingDialog } from '../../../shared/making/MakingDialog';
import { MakingStage } from '../../../shared/making/MakingStage';
import { MAKING_TEXTS } from '../../../shared/making/texts';
import { useBegun } from '../../../shared/making/use-begun';
import type { ImageRequest, useGenerateImage } from '../api/use-generate-image';
import { begunImage } from '../begun-image';
import { IMAGE_TEXTS } from '../texts';
import { requestOf, usePromptForm } from '../use-prompt-form';
import { FormatField } from './FormatField';
import { ModelField } from './ModelField';
import { PromptIdeas } from './PromptIdeas';

interface PromptFormProps {
  generate: ReturnType<typeof useGenerateImage>;
  /** Changes with every request from elsewhere: its dialog takes the focus anew. */
  turn: number;
}

/** What the image shall show, and how it is made. */
export function PromptForm({ generate, turn }: PromptFormProps) {
  const toast = useToast();
  const { control, formState, getValues, handleSubmit, register, resetField, setFocus, setValue } = usePromptForm();
  const { errors, isSubmitted } = formState;
  const prompt = useWatch({ control, name: 'prompt' });

  const submit = (values: ImageRequest) => {
    if (generate.isPending) return;
    const sent = getValues('prompt');
    // What is typed meanwhile is for another image.
    const clear = () => getValues('prompt') === sent && resetField('prompt', { defaultValue: '' });
    generate.mutate(requestOf(values), { onSuccess: clear });
  };
  const { made, settle, leave } = useBegun(begunImage, generate, (request) => request);
  const asked = generate.variables ?? made?.asked;
  const making = asked && (
    <MakingDialog
      key={turn}
      title={MAKING_TEXTS.image}
      name={asked.prompt}
      making={{ kind: 'images', made: made && { ...made, item: `gen-${made.id}` }, refusal: generate.refusal }}
      onAgain={() => generate.mutate(asked)}
      onSomethingElse={() => {
        leave();
        // To be changed a little, or typed over.
        setValue('prompt', asked.prompt);
        setFocus('prompt', { shouldSelect: true });
      }}
      onClose={leave}
      onOver={(isMade) => {
        settle();
        if (isMade && asked.isRegenerated) toast(IMAGE_TEXTS.regenerated);
      }}
    />
  );

  return (
    <MakingStage dialog={making ?? null}>
      <Panel title="AI Image Generator">
        <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
          <TextField
            className={styles.wide}
            multiline
            label="Prompt"
            hint={`The server improves your words before it paints. ${lengthText(prompt.trim().length, STUDIO_LIMITS.prompt)}`}
            required
            error={errors.prompt?.message}
            {...register('prompt')}
          />
          <PromptIdeas onIdea={(prompt) => setValue('prompt', prompt, { shouldValidate: isSubmitted })} />
          <ModelField error={errors.modelId?.message} {...register('modelId')} />
          <Controller
            control={control}
            name="format"
            render={({ field }) => <FormatField value={field.value} onFormat={field.onChange} />}
          />
          <div className={styles.submit}>
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
    </MakingStage>
  );
}
