import { answer, type RequestContext } from './answer';

const NAMES: Readonly<Record<number, string>> = {
  403: 'ForbiddenError',
  404: 'NotFoundError',
  409: 'ConflictError',
  422: 'ValidationError',
  503: 'ServiceUnavailableError',
};

/** Refuses in Strapi's own form, so that the admin shows the message. @param message in Spanish, without personal data */
export function refuse(ctx: RequestContext, status: number, message: string): void {
  const error = { status, name: NAMES[status] ?? 'InternalServerError', message, details: {} };
  answer(ctx, status, { data: null, error });
}
