import type { Core } from '@strapi/strapi';
import { isSuperAdministrator } from '../../access/role-codes';
import { answer, type Handler } from '../../platform/http/answer';
import { adminSessionOnly, currentAdministrator } from '../../platform/strapi-internals/admin-session';
import { isLocalRequest } from './local-request';
import { MAIL_FILES_PATH, MAIL_FILES_QUESTION, type MailFilesAnswer } from './mail-files-path';

/**
 * `GET /mail-files`: the address of the kept mails, for the link in the admin. Only a super administrator gets it, because the mails name
 * applicants of every country, and only on this machine, as the page itself answers nobody else.
 */
export function registerMailFilesLink(strapi: Core.Strapi, areKept: boolean): void {
  const handler: Handler = (ctx) => {
    const codes = (currentAdministrator(strapi)?.user.roles ?? []).map(({ code }) => code);
    const mayOpen = areKept && isSuperAdministrator(codes) && isLocalRequest(ctx);
    answer(ctx, 200, { address: mayOpen ? MAIL_FILES_PATH : null } satisfies MailFilesAnswer);
  };
  const route = { method: 'GET' as const, path: '/', info: { apiName: 'mail-files' }, handler };
  strapi.server.routes({
    type: 'admin',
    prefix: MAIL_FILES_QUESTION,
    routes: [{ ...route, config: adminSessionOnly('mail-files', []) }],
  });
}
