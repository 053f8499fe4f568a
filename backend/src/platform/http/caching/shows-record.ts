import { eventInTag, recordTag, type RecordVersion } from '@marcel/contracts';
import { applyDecorators, Injectable, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import { digestOf } from './entity-tags.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the one record that the answer shows; null when there is none, or its version is not known. */
    shownVersion: RecordVersion | null;
  }
}

/** A record, and the version that it shows: from the same look, so that nobody takes an old state for a newer one. */
export interface Shown<Answer> {
  readonly answer: Answer;
  /** Undefined for views of an earlier release. */
  readonly version: RecordVersion | undefined;
}

const Versioned = z.object({ revision: z.int(), eventId: z.string() });

/** The version that a document shows, if it tells of which event it is. */
export function shownVersion(stream: string, document: unknown): RecordVersion | undefined {
  const { data } = Versioned.safeParse(document);
  return data && { stream, revision: data.revision, event: eventInTag(data.eventId) };
}

/** To be called before any answer is tagged. */
export function rememberShownVersions(server: FastifyInstance): void {
  server.decorateRequest('shownVersion', null);
}

/** Undefined for an answer that does not show one record. */
export const tagOfRecord = (
  { shownVersion }: Pick<FastifyRequest, 'shownVersion'>,
  payload: string | Uint8Array,
): string | undefined => (shownVersion === null ? undefined : recordTag(shownVersion, digestOf(payload)));

@Injectable()
class TellVersion implements NestInterceptor<Shown<unknown>, unknown> {
  intercept(context: ExecutionContext, next: CallHandler<Shown<unknown>>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(
      map(({ answer, version }) => {
        request.shownVersion = version ?? null;
        return answer;
      }),
    );
  }
}

type ShowingMethod = (...parameters: never[]) => Promise<Shown<unknown>>;

/** Lets the tag of a controller method's answer name the version of the record that it shows. */
export function ShowsRecord(): <Method extends ShowingMethod>(
  target: object,
  name: string,
  method: TypedPropertyDescriptor<Method>,
) => void {
  return applyDecorators(UseInterceptors(TellVersion));
}
