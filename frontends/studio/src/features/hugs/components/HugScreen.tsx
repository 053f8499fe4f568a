import type { Hug } from '@marcel/contracts';
import { galleryItemPage, GenerateHugRequest, isSettled, isDrawableName, STUDIO_MESSAGES } from '@marcel/contracts';
import { Button, Icon, Spinner, TextField, useToast } from '@marcel/kit';
import { hugging, sitting } from '@marcel/art/poses';
import { useQuery } from '@tanstack/react-query';
import { contractResolver, drawPart, isDecodable, PictureField } from '@marcel/kit/programs';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { DownloadButton, PictureCard } from '../../../shared/cards/PictureCard';
import { hugTitle, joinNames, getHugPictures } from '../../../shared/records';
import { hugPage, useRestoredHug, useCreateHug, useOwnerEmail, useReroll } from '../api';
import { MarcelArt } from '../../../shared/picture/pictures';
import { PAGE_PARAMETERS, PagedGallery } from '../../../shared/paging/PagedGallery';
import { LIST_TEXTS } from '../../../shared/texts';
import styles from '../../../shared/form/form.module.css';
import { type Frame, type FramedPicture, PortraitFrame, toPixelSquare } from '../frame/PortraitFrame';
import { GenerationDialog, GenerationStage } from '../../../shared/generation/GenerationDialog';

function HeroPicture() {
  return (
    <figure
      className={styles.hero}
      role="img"
      aria-label="Your portrait and Marcel become one picture: Marcel hugs you."
    >
      <span className={styles.portrait}>
        <Icon name="user" size={72} />
      </span>
      <Icon name="plus" size={24} />
      <MarcelArt pose={sitting} className={styles.marcel} />
      <Icon name="right" size={32} />
      <MarcelArt pose={hugging} className={styles.hug} />
    </figure>
  );
}

const MAX_EDGE = 1024;

async function cropPortrait(file: File, picture: HTMLImageElement, frame: Frame): Promise<File> {
  // A truncated picture is sent as it is, so that the server can report it; cropping would hide that.
  if (!(await isDecodable(file))) return file;
  const { left, top, side } = toPixelSquare(frame, { width: picture.naturalWidth, height: picture.naturalHeight });
  const edge = Math.round(Math.min(MAX_EDGE, side));
  const square = { x: left, y: top, width: side, height: side };
  const cropped = await drawPart(picture, square, { width: edge, height: edge }, 'image/jpeg');
  return cropped ? new File([cropped], file.name.replace(/\.\w+$/, '') + '.jpg', { type: cropped.type }) : file;
}

const renderPlateNote = (name: string) => (
  <p role="status" className={styles.note}>
    {!isDrawableName(name) && 'It will be written in Latin letters.'}
  </p>
);

const PICTURE_MISSING = { title: 'Missing Profile Picture', body: STUDIO_MESSAGES.pictureRequired } as const;

interface HugValues {
  userName: string;
  profilePicture: File | null;
  mascotPicture: File | null;
  characterName: string;
}

const EMPTY: HugValues = { userName: '', profilePicture: null, mascotPicture: null, characterName: '' };
const REJECTIONS = {
  invalidType: { title: 'Invalid File', body: 'Please select an image file (JPG, PNG, etc.)' },
  tooLarge: { title: 'File Too Large', body: 'Please select an image smaller than 5MB' },
};

const resolver = contractResolver<HugValues>(({ userName, characterName, mascotPicture }) =>
  Object.assign(new GenerateHugRequest(), {
    userName: userName.trim(),
    ...(mascotPicture && { characterName: characterName.trim() }),
  }),
);

const isSameInput = (one: HugValues, other: HugValues): boolean =>
  Object.values(one).every((value, index) => value === Object.values(other)[index]);

function HugForm() {
  const toast = useToast();
  const create = useCreateHug();
  const missingId = useId();
  const email = useOwnerEmail();
  const { control, formState, getValues, handleSubmit, register, reset, setFocus, setValue } = useForm({
    resolver,
    defaultValues: EMPTY,
  });
  const { profilePicture, mascotPicture, userName, characterName } = { ...EMPTY, ...useWatch({ control }) };

  const framedPicture = useRef<({ file: File } & FramedPicture) | null>(null);

  const cropToFrame = async (file: File): Promise<File> => {
    const cachedPicture = framedPicture.current;
    return cachedPicture?.file === file ? cropPortrait(file, cachedPicture.picture, cachedPicture.frame) : file;
  };
  const submit = async (values: HugValues) => {
    if (create.isPending) return;
    const { profilePicture } = values;
    if (!profilePicture) return showPictureMissing();
    const sentValues = { ...getValues() };
    const portrait = await cropToFrame(profilePicture);
    const clear = () => isSameInput(getValues(), sentValues) && reset();
    create.mutate({ ...values, profilePicture: portrait }, { onSuccess: clear });
  };
  const showPictureMissing = () => toast({ ...PICTURE_MISSING, tone: 'destructive' });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && !profilePicture) showPictureMissing();
  };

  const { started, isOpen, clearStored, close } = useRestoredHug(create);
  const { rejection, variables } = create;
  const reroll = useReroll(started?.id ?? 0);
  const generation = isOpen ? (
    <GenerationDialog
      title="Your Hug"
      name={started?.input ?? ''}
      generation={{ kind: 'hugs', started: started && { ...started, item: `hug-${started.id}` }, rejection }}
      onAgain={() => {
        if (started) reroll.mutate();
        else if (variables) create.mutate(variables);
      }}
      onNew={() => {
        close();
        setFocus('userName');
      }}
      onClose={close}
      onFinished={clearStored}
    />
  ) : null;

  return (
    <GenerationStage
      title="Hug your mascot"
      dialog={generation}
      narrow="first"
      aside={
        profilePicture ? (
          <PortraitFrame
            key={`${profilePicture.name} ${profilePicture.size} ${profilePicture.lastModified}`}
            file={profilePicture}
            onFrame={(newFrame) => {
              framedPicture.current = { file: profilePicture, ...newFrame };
            }}
          />
        ) : (
          <HeroPicture />
        )
      }
    >
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <div className={styles.framed}>
          <PictureField
            label="Profile Picture"
            hint="JPG or PNG up to 5MB"
            file={profilePicture}
            onFile={(file) => {
              setValue('profilePicture', file);
              // Shows the frame in the place of an earlier result.
              if (file && !create.isPending) close();
            }}
            rejections={REJECTIONS}
            removeLabel="Remove Profile Picture"
          />
        </div>
        <PictureField
          label="Custom Character"
          hint="Optional - Leave empty to hug Marcel"
          file={mascotPicture}
          onFile={(file) => setValue('mascotPicture', file)}
          rejections={REJECTIONS}
          removeLabel="Remove Custom Character"
        />
        {mascotPicture && (
          <div className={styles.wide}>
            <TextField
              label="Name of Your Character"
              hint="Optional - Shown next to yours"
              autoComplete="off"
              error={formState.errors.characterName?.message}
              {...register('characterName')}
            />
            {renderPlateNote(characterName)}
          </div>
        )}
        <div className={styles.wide}>
          <TextField
            label="Your Name"
            hint="This will be used to label your Marcel hug images"
            required
            autoComplete="given-name"
            error={formState.errors.userName?.message}
            onKeyDown={onKeyDown}
            {...register('userName')}
          />
          {renderPlateNote(userName)}
        </div>
        <div className={styles.submit}>
          <Button
            kind="primary"
            type="submit"
            disabled={create.isPending || !profilePicture}
            aria-describedby={profilePicture ? undefined : missingId}
          >
            {create.isPending ? (
              <Spinner label="Creating Your Character Hug..." />
            ) : (
              <>
                <Icon name="hug" size={24} />
                {mascotPicture ? 'Generate Custom Character Hug' : 'Generate My Marcel Hug'}
              </>
            )}
          </Button>
          {!profilePicture && (
            <p id={missingId} className="m-small">
              Add your profile picture first.
            </p>
          )}
          {email && (
            <p className={styles.contact}>
              Questions? Write to <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
        </div>
      </form>
    </GenerationStage>
  );
}

const useHugs = (page: number) => useQuery(hugPage(page));

export function HugScreen() {
  return (
    <>
      <HugForm />
      <PagedGallery
        title="Marcel Hugging Gallery"
        texts={LIST_TEXTS.hugs}
        pageParameter={PAGE_PARAMETERS.hugs}
        useList={useHugs}
        renderCard={(hug) => <HugCard hug={hug} />}
        emptyPicture={<MarcelArt pose={hugging} />}
      />
    </>
  );
}

function HugCard({ hug }: { hug: Hug }) {
  const reroll = useReroll(hug.id);
  const sources = getHugPictures(hug);
  const name = hugTitle(hug);
  return (
    <PictureCard
      kind="hugs"
      record={hug}
      sources={sources}
      name={name}
      title={<h3>{joinNames(hug)}</h3>}
      open={galleryItemPage(`hug-${hug.id}`)}
      actions={
        <>
          {isSettled(hug.status) && (
            <Button aria-label={`Re-roll ${name}`} disabled={reroll.isPending} onClick={() => reroll.mutate()}>
              <Icon name="dice" />
              Re-roll
            </Button>
          )}
          {sources.length > 0 && <DownloadButton item={`hug-${hug.id}`} name={name} />}
        </>
      }
    />
  );
}
