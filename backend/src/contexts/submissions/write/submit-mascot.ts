import { DomainError } from '../../../platform/decider/domain-error.js';
import {
  SUBMISSION_MESSAGES,
  type FieldKind,
  mapFields,
  MascotDetails,
  ROUTES,
  SUBMISSION_FIELDS,
  SUBMISSION_FORM_FIELDS,
  type SubmissionPayload,
  SubmissionReceipt,
  SubmitMascotRequest,
  defaultValues,
} from '@marcel/contracts';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { listProperties } from '../../../platform/openapi/request-schemas.js';
import {
  type FormDescription,
  MultipartBody,
  JsonResponse,
  RestController,
} from '../../../platform/openapi/decorators.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../platform/event-store/event-store.js';
import { SubmitterContact, submitterId, hashStatusKey, newStatusKey, statusUrl } from '../personal-data.js';
import { Context, assertValid } from '../../../platform/http/requests.js';
import { readForm } from '../../../platform/http/forms.js';
import { toNetwork } from '../../../platform/http/rate-limits.js';
import { AssignsOwner } from '../../../platform/http/ownership.js';
import { PictureIntake } from '../../../platform/pictures/picture-intake.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { transliterate } from 'transliteration';
import { toLatin, replaceLookAlikePairs } from '../../moderation/index.js';
import { SUBMISSIONS_VIEW } from '../views.js';
import { DataCommand } from '../../../platform/command-handling/aggregate-command.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { nextId } from '../../../platform/command-handling/next-id.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import type { Decoded } from '../../../platform/consumers/projections/projection.js';
import { submissions, SUBMISSION_KIND, type SubmissionEvent } from '../domain/submission.js';

const { email = {}, userName = {}, linkedinUrl = {} } = listProperties(SubmitMascotRequest);

const SUBMISSION_FORM: FormDescription = {
  fields: { userName, [SUBMISSION_FORM_FIELDS.email]: email, linkedinUrl, ...listProperties(MascotDetails) },
  files: [SUBMISSION_FORM_FIELDS.image],
  required: ['userName', SUBMISSION_FORM_FIELDS.email, 'linkedinUrl', 'name', 'brand'],
};

export const MASCOT_FORM: FormDescription = {
  fields: listProperties(MascotDetails),
  files: [SUBMISSION_FORM_FIELDS.image],
  required: ['name', 'brand', 'contributor'],
};

type Fields = Readonly<Record<string, string>>;

/** Builds a request to validate from multipart fields; keeps invalid numbers and lists as they are. */
function toSubmitRequest(fields: Fields): SubmitMascotRequest {
  const userName = parseText(fields.userName);
  return Object.assign(new SubmitMascotRequest(), {
    userName,
    email: parseText(fields[SUBMISSION_FORM_FIELDS.email]),
    linkedinUrl: parseText(fields.linkedinUrl),
    payload: toDetails({ ...fields, contributor: parseText(fields.contributor) ?? userName ?? '' }),
  });
}

export function toDetails(fields: Fields): MascotDetails {
  const details = mapFields(SUBMISSION_FIELDS, (name, { kind }) => PARSERS[kind](fields[name]));
  return Object.assign(new MascotDetails(), details);
}

export function toPayload(payload: MascotDetails): SubmissionPayload {
  const definedFields = Object.entries(payload).filter(([, value]) => value !== undefined);
  return {
    ...defaultValues(SUBMISSION_FIELDS),
    ...Object.fromEntries(definedFields),
    facts: (payload.facts ?? []).map((fact) => fact.trim()).filter((fact) => fact !== ''),
  };
}

const parseText = (value: string | undefined): string | undefined => value?.trim() || undefined;

const parseInteger = (value: string | undefined): number | string | undefined => {
  const text = parseText(value);
  return text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : text;
};

function parseList(json: string | undefined): unknown {
  const text = parseText(json);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const PARSERS: Readonly<Record<FieldKind, (value: string | undefined) => unknown>> = {
  name: parseText,
  choice: parseText,
  prose: parseText,
  url: parseText,
  picture: parseText,
  status: parseText,
  list: parseList,
  score: parseInteger,
  year: parseInteger,
};

/** Returns a name by its look and by its sound, in Latin letters and digits, with look-alike letters replaced by one of them. */
const toComparableForms = (name: string): string[] =>
  [name, transliterate(name)].map((text) =>
    replaceLookAlikePairs(toLatin(text).replace(/[^\p{L}\p{N}]/gu, '')).replaceAll('i', 'l'),
  );

/** @throws DomainError `invalid_input` for the name of the site in any spelling */
export function assertNotReserved(names: Readonly<Record<string, string>>, reserved: string): void {
  const reservedForms = toComparableForms(reserved);
  const [path] = Object.keys(names).filter((field) =>
    toComparableForms(names[field] ?? '').some((name) => reservedForms.includes(name)),
  );
  if (path !== undefined) throw DomainError.fields([{ path, message: SUBMISSION_MESSAGES.reservedName }]);
}

interface SubmissionAccepted {
  readonly receipt: SubmissionReceipt;
  readonly position: Position | undefined;
}

type SubmissionInput = Pick<SubmissionEvent<'SubmissionReceived'>['data'], 'payload' | 'imageUrl'> & {
  readonly contact: Omit<SubmitterContact, 'statusKey'>;
};

class SubmitMascot extends DataCommand<SubmissionInput, SubmissionAccepted> {}

@RestController('submissions')
export class SubmitMascotController {
  constructor(
    private readonly commands: CommandBus,
    private readonly pictures: PictureIntake,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'defaultContributor'>,
  ) {}

  @Post(ROUTES.submissions)
  @MultipartBody(SUBMISSION_FORM)
  @JsonResponse(SubmissionReceipt, 'SubmissionReceipt', 201)
  @AssignsOwner()
  @WaitsFor(SUBMISSIONS_VIEW, 'owned', 'picture-references')
  async submit(
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<SubmissionReceipt>> {
    const { fields, files } = await readForm(request);
    const submission = toSubmitRequest(fields);
    assertValid(submission);
    const { userName, payload } = submission;
    assertNotReserved({ userName, 'payload.contributor': payload.contributor }, this.settings.defaultContributor);
    const image = files.get(SUBMISSION_FORM_FIELDS.image);
    const visitor = toNetwork(request.ip);
    const imageUrl = image === undefined ? null : (await this.pictures.store(image.bytes, visitor)).url;
    const { email, linkedinUrl } = submission;
    const { receipt, position } = await this.commands.execute(
      new SubmitMascot({ payload: toPayload(payload), imageUrl, contact: { email, linkedinUrl } }, context),
    );
    return { position, toBody: () => receipt };
  }
}

@CommandHandler(SubmitMascot)
export class SubmitMascotHandler implements ICommandHandler<SubmitMascot> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly personalData: PersonalData,
  ) {}

  async execute({ data: { payload, imageUrl, contact }, context }: SubmitMascot): Promise<SubmissionAccepted> {
    const submissionId = await nextId(this.store, SUBMISSION_KIND, context);
    const statusKey = newStatusKey();
    const data = {
      submissionId,
      payload,
      imageUrl,
      encryptedPersonalData: await this.personalData.encrypt(submitterId(submissionId), { ...contact, statusKey }),
      statusKeyHash: hashStatusKey(statusKey),
    };
    const { events, position, state } = await this.decisions.run({
      ...submissions.at(submissionId),
      command: { kind: 'ReceiveSubmission', data },
      commandName: SubmitMascot.name,
      context,
      isNew: context.idempotencySeed === undefined,
    });
    if (state.kind === 'received' && state.isErased) {
      // Destroys the unused key that this repeated request created.
      await this.personalData.erase(submitterId(submissionId), data.encryptedPersonalData);
      throw erased();
    }
    return { receipt: await this.receiptOf(events[0]), position };
  }

  /** Builds the receipt from the recorded event, so that a repeated request gets the first link. */
  private async receiptOf(event: Decoded<SubmissionEvent> | undefined): Promise<SubmissionReceipt> {
    if (event?.type !== 'SubmissionReceived') throw new Error('SubmitMascot recorded no SubmissionReceived event');
    const { submissionId: id, encryptedPersonalData } = event.data;
    const contact = await this.personalData.decrypt(submitterId(id), encryptedPersonalData, SubmitterContact);
    if (contact === undefined) throw erased();
    return { id, status: 'pending', createdAt: event.recorded.metadata.time, statusUrl: statusUrl(contact.statusKey) };
  }
}

const erased = () => new DomainError('conflict', SUBMISSION_MESSAGES.erased);
