import {
  galleryItemPage,
  type GeneratedImage,
  GenerateImageRequest,
  isSettled,
  PICTURE_FORMATS,
  type PictureFormat,
  STUDIO_DEFAULTS,
  STUDIO_LIMITS,
} from '@marcel/contracts';
import { Button, Icon, jsonStore, SelectField, Spinner, TextField, useToast, WindowHostContext } from '@marcel/kit';
import { painting } from '@marcel/art/poses';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useContext, useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { contractResolver, lengthText } from '@marcel/kit/programs';
import { useForm, useWatch } from 'react-hook-form';
import { DownloadButton, PictureCard } from '../../../shared/cards/PictureCard';
import { CopyPromptButton, PromptNotes, PromptText } from '../../../shared/prompt/PromptText';
import { getImagePictures } from '../../../shared/records';
import { MarcelArt, Placeholder } from '../../../shared/picture/pictures';
import { PAGE_PARAMETERS, PagedGallery } from '../../../shared/paging/PagedGallery';
import { LIST_TEXTS } from '../../../shared/texts';
import { imagePage, type ImageRequest, useGenerateImage, useImageModels, usePromptReading } from '../api';
import styles from '../../../shared/form/form.module.css';
import { generationStore, useRestoredGeneration } from '../../../shared/generation/generation';
import { GenerationDialog, GenerationStage } from '../../../shared/generation/GenerationDialog';

/** An unsent prompt, kept in sessionStorage. */
const promptDraft = jsonStore(() => sessionStorage, 'studio_prompt', z.string());

const { modelId, format } = STUDIO_DEFAULTS;

const toRequest = (values: ImageRequest): GenerateImageRequest =>
  Object.assign(new GenerateImageRequest(), { ...values, prompt: values.prompt.trim() });

const resolver = contractResolver(toRequest);

const IDEAS = [
  'A blue dog surfing at sunset',
  'A snowy mountain village at night, with lanterns',
  'A picnic in space with balloons',
];

const NAMES: Readonly<Record<PictureFormat, string>> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' };
const OPTIONS = PICTURE_FORMATS.map((value) => ({ value, label: NAMES[value] }));

const Input = z.object({
  prompt: z.string(),
  modelId: z.string(),
  format: z.enum(PICTURE_FORMATS),
  isRegenerated: z.optional(z.boolean()),
});

const startedImage = generationStore<ImageRequest>('studio_started_image', Input);

/** Moves the focus into the prompt of a window that was just opened, unless the visitor is elsewhere already. */
function useFocusOnOpen(focus: () => void): void {
  const isInFront = useContext(WindowHostContext)?.isFront !== false;
  const focusPrompt = useEffectEvent(() => {
    const { activeElement, body } = document;
    if (isInFront && (activeElement === body || activeElement?.matches('h1'))) focus();
  });
  useEffect(() => {
    // Wait for the effects of the window, which focus its title.
    if (!matchMedia('(pointer: coarse)').matches) queueMicrotask(() => focusPrompt());
  }, []);
}

function PromptForm({ generate, attempt }: { generate: ReturnType<typeof useGenerateImage>; attempt: number }) {
  const toast = useToast();
  const models = useImageModels();
  const [storedPrompt] = useState(promptDraft.read);
  const form = useForm<ImageRequest>({ resolver, defaultValues: { prompt: storedPrompt ?? '', modelId, format } });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => promptDraft.write(values.prompt) }),
    [form],
  );
  const { control, formState, getValues, handleSubmit, register, resetField, setFocus, setValue } = form;
  const { errors, isSubmitted } = formState;
  const prompt = useWatch({ control, name: 'prompt' });
  const reading = usePromptReading(prompt.trim());
  const hasRemarks = reading !== undefined && reading.unknown.length + reading.mended.length > 0;
  useFocusOnOpen(() => setFocus('prompt'));

  const submit = (values: ImageRequest) => {
    if (generate.isPending) return;
    const sentPrompt = getValues('prompt');
    const clear = () => getValues('prompt') === sentPrompt && resetField('prompt', { defaultValue: '' });
    generate.mutate(toRequest(values), { onSuccess: clear });
  };
  const onSubmit = handleSubmit(submit);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void onSubmit();
  };
  const { started, clearStored, close } = useRestoredGeneration(startedImage, generate, (request) => request);
  const input = generate.variables ?? started?.input;
  const generation = input && (
    <GenerationDialog
      key={attempt}
      title="Your Image"
      name={input.prompt}
      generation={{
        kind: 'images',
        started: started && { ...started, item: `gen-${started.id}` },
        rejection: generate.rejection,
      }}
      onAgain={() => generate.mutate(input)}
      onNew={() => {
        close();
        setValue('prompt', input.prompt);
        setFocus('prompt', { shouldSelect: true });
      }}
      onClose={close}
      onFinished={(isCompleted) => {
        clearStored();
        if (isCompleted && input.isRegenerated) toast({ title: 'Image Regenerated' });
      }}
    />
  );

  return (
    <GenerationStage
      title="AI Image Generator"
      dialog={generation ?? null}
      aside={<Placeholder pose={painting}>Your picture will appear here.</Placeholder>}
      narrow="hidden"
    >
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <div className={styles.wide}>
          <TextField
            multiline
            label="Prompt"
            hint={`We polish your prompt automatically. ${lengthText(prompt.trim().length, STUDIO_LIMITS.prompt)}`}
            required
            rows={3}
            enterKeyHint="send"
            error={errors.prompt?.message}
            onKeyDown={onKeyDown}
            {...register('prompt')}
          />
          <div role="status">{hasRemarks && <PromptNotes reading={reading} />}</div>
        </div>
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
        <div className={styles.ideas} role="group" aria-label="Try one of these">
          <p>Try one of these</p>
          {IDEAS.map((idea) => (
            <Button key={idea} onClick={() => setValue('prompt', idea, { shouldValidate: isSubmitted })}>
              {idea}
            </Button>
          ))}
        </div>
        <details className={styles.wide}>
          <summary>Options</summary>
          <div className={styles.form}>
            {models.length > 1 && (
              <SelectField
                label="Model"
                options={models.map((value) => ({ value, label: value === modelId ? 'Marcel (custom-model)' : value }))}
                error={errors.modelId?.message}
                {...register('modelId')}
              />
            )}
            <SelectField label="Format" options={OPTIONS} {...register('format')} />
          </div>
        </details>
      </form>
    </GenerationStage>
  );
}

const useImages = (page: number) => useQuery(imagePage(page));

export function GeneratorScreen() {
  const generate = useGenerateImage();
  const [attempt, setAttempt] = useState(0);
  const regenerate = (prompt: string) => {
    if (generate.isPending) return;
    const { modelId, format } = STUDIO_DEFAULTS;
    setAttempt((count) => count + 1);
    generate.mutate({ prompt, modelId, format, isRegenerated: true });
  };
  return (
    <>
      <PromptForm generate={generate} attempt={attempt} />
      <PagedGallery
        title="Generated Images"
        texts={LIST_TEXTS.images}
        pageParameter={PAGE_PARAMETERS.images}
        useList={useImages}
        renderCard={(image) => <ImageCard image={image} onRegenerate={regenerate} />}
        emptyPicture={<MarcelArt pose={painting} />}
      />
    </>
  );
}

function ImageCard({ image, onRegenerate }: { image: GeneratedImage; onRegenerate: (prompt: string) => void }) {
  const sources = getImagePictures(image);
  const name = `Image ${image.id}: ${image.prompt}`;
  return (
    <PictureCard
      kind="images"
      record={image}
      sources={sources}
      name={name}
      title={<PromptText prompt={image.prompt} />}
      open={galleryItemPage(`gen-${image.id}`)}
      actions={
        <>
          {isSettled(image.status) && (
            <Button aria-label={`Re-generate ${name}`} onClick={() => onRegenerate(image.prompt)}>
              <Icon name="refresh" />
              Re-generate
            </Button>
          )}
          {sources.length > 0 && <DownloadButton item={`gen-${image.id}`} name={name} />}
          <CopyPromptButton prompt={image.prompt} name={name} />
        </>
      }
    />
  );
}
