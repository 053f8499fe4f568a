import { Button, Icon, Spinner, TextField, useToast } from '@marcel/kit';
import { GenerateHugRequest } from '@marcel/contracts';
import { useState, type FormEvent } from 'react';
import { HUG_TEXTS } from '../texts';
import { Panel } from '../../../shared/form/Panel';
import { problemOf } from '../../../shared/form/problem-of';
import { useCreateHug } from '../api/use-create-hug';
import { ContactLink } from './ContactLink';
import { HeroPicture } from './HeroPicture';
import css from './HugForm.module.css';
import { UploadArea } from './upload/UploadArea';

/** Who wants to be hugged, and by whom. */
export function HugForm() {
  const toast = useToast();
  const create = useCreateHug();
  const [userName, setUserName] = useState('');
  const [profilePicture, setProfilePicture] = useState<File | null>(null);
  const [mascotPicture, setMascotPicture] = useState<File | null>(null);
  const [checked, setChecked] = useState(false);
  const nameProblem = problemOf(Object.assign(new GenerateHugRequest(), { userName: userName.trim() }), 'userName');

  const clear = () => {
    setUserName('');
    setProfilePicture(null);
    setMascotPicture(null);
    setChecked(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (create.isPending || nameProblem) return;
    if (profilePicture) create.mutate({ userName, profilePicture, mascotPicture }, { onSuccess: clear });
    else toast({ ...HUG_TEXTS.pictureMissing, tone: 'destructive' });
  };

  return (
    <Panel title="Hug your mascot">
      <HeroPicture />
      <form className={css.form} noValidate onSubmit={submit}>
        <UploadArea
          label="Profile Picture"
          hint="JPG or PNG up to 5MB"
          file={profilePicture}
          onFile={setProfilePicture}
        />
        <UploadArea
          label="Custom Character"
          hint={HUG_TEXTS.characterHint}
          file={mascotPicture}
          onFile={setMascotPicture}
        />
        <TextField
          className={css.name}
          label="Your Name"
          hint={HUG_TEXTS.nameHint}
          required
          autoComplete="given-name"
          value={userName}
          onChange={({ target }) => setUserName(target.value)}
          error={checked ? nameProblem : undefined}
        />
        <div className={css.submit}>
          <Button kind="primary" type="submit" disabled={create.isPending || !profilePicture}>
            {create.isPending ? (
              <Spinner label={HUG_TEXTS.submitting} />
            ) : (
              <SubmitLabel custom={mascotPicture !== null} />
            )}
          </Button>
          <ContactLink />
        </div>
      </form>
    </Panel>
  );
}

function SubmitLabel({ custom }: { custom: boolean }) {
  return (
    <>
      <Icon name="hug" size={24} />
      {custom ? HUG_TEXTS.submitCustom : HUG_TEXTS.submit}
    </>
  );
}
