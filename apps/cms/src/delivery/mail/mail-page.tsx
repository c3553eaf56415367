import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLocale, type Locale, locales } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Handler, RequestContext } from '../../platform/http/answer';
import { isLocalRequest } from './local-request';
import { MAIL_FILES_PATH } from './mail-files-path';
import { renderMail } from './render-mail';
import { sampleMails } from './sample-mails';
import type { MailContext } from './templates/template';

const PREVIEWS = '/api/mail-previews';
const FILE = /^[\w-]{1,100}\.(html|eml)$/;
const TYPES = { html: 'text/html; charset=utf-8', eml: 'message/rfc822' } as const;

/**
 * `/api/mail-files`: the mails that were kept as files, the newest first, for this machine only. It has no login, so it exists only where
 * `MAIL_FOLDER` is set, and answers only requests of this machine. `/api/mail-previews`: one mail of each kind, in the words of each site.
 * @param contextOf what the mails of a site say about it
 */
export function registerMailPage(
  strapi: Core.Strapi,
  folder: string,
  contextOf: (site: Locale) => Promise<MailContext>,
): void {
  const list: Handler = async (ctx) => {
    const names = (await namesIn(folder)).filter((name) => name.endsWith('.html')).map((name) => path.parse(name).name);
    send(ctx, 'html', `<!DOCTYPE html>${renderToStaticMarkup(<MailList names={names.sort().reverse()} />)}`);
  };
  const file: Handler = async (ctx) => {
    const name = String((ctx as { params?: { name?: string } }).params?.name);
    const end = FILE.exec(name)?.[1] as keyof typeof TYPES | undefined;
    if (!end || !(await namesIn(folder)).includes(name)) return;
    send(ctx, end, await readFile(path.join(folder, name)));
  };
  const at = (address: string, handler: Handler) => ({
    method: 'GET' as const,
    path: address,
    config: { auth: false as const },
    handler: [localOnly, handler],
  });
  const preview: Handler = async (ctx) => {
    const { site, number } = (ctx as { params?: { site?: string; number?: string } }).params ?? {};
    const content = sampleMails[Number(number)];
    if (!site || !isLocale(site) || !content) return;
    send(ctx, 'html', renderMail(content, await contextOf(site)).html);
  };
  const previews: Handler = async (ctx) => {
    send(ctx, 'html', `<!DOCTYPE html>${renderToStaticMarkup(<PreviewList />)}`);
  };
  strapi.server.routes([
    ...[at(MAIL_FILES_PATH, list), at(`${MAIL_FILES_PATH}/:name`, file)],
    ...[at(PREVIEWS, previews), at(`${PREVIEWS}/:site/:number`, preview)],
  ]);
}

/** Answers 404 to everybody else. */
const localOnly: Handler = async (ctx, next) => {
  if (isLocalRequest(ctx)) await next();
};

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

function send(ctx: RequestContext, end: keyof typeof TYPES, body: string | Buffer): void {
  ctx.status = 200;
  ctx.set({ 'Content-Type': TYPES[end], 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  ctx.body = body;
}

const LocalPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <html lang="es">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
    </head>
    <body style={{ maxWidth: 720, margin: '24px auto', padding: '0 16px', fontFamily: 'system-ui, sans-serif' }}>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </body>
  </html>
);

const MailList = ({ names }: { names: readonly string[] }) => (
  <LocalPage title="Correos guardados">
    <p>No se han enviado a nadie: están en una carpeta de este ordenador, los más recientes primero.</p>
    <p>
      <a href={PREVIEWS}>Ver un correo de cada tipo</a>
    </p>
    {names.length === 0 && <p>Todavía no hay ninguno.</p>}
    <ul>
      {names.map((name) => (
        <li key={name} style={{ margin: '0 0 8px' }}>
          <a href={`${MAIL_FILES_PATH}/${name}.html`}>{name.slice(0, 19)}</a> ·{' '}
          <a href={`${MAIL_FILES_PATH}/${name}.eml`}>.eml</a>
        </li>
      ))}
    </ul>
  </LocalPage>
);

const PreviewList = () => (
  <LocalPage title="Un correo de cada tipo">
    <p>Con datos inventados, en las palabras de cada sitio.</p>
    {locales.map((site) => (
      <section key={site} aria-label={site}>
        <h2>{site}</h2>
        <ul>
          {sampleMails.map(({ template, props }, number) => (
            <li key={`${template}-${JSON.stringify(props)}`} style={{ margin: '0 0 8px' }}>
              <a href={`${PREVIEWS}/${site}/${number}`}>
                {[template, ...Object.values(props).filter((value) => typeof value === 'string')].join(' · ')}
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </LocalPage>
);
