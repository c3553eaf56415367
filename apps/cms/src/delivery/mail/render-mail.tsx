import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from './templates/parts/layout';
import type { MailContext, MailTemplate } from './templates/template';
import { type MailContent, mailTemplates } from './templates/templates';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** The same words without HTML. An address that is the text of its own link stands once. */
const textOf = compile({
  wordwrap: 78,
  selectors: [
    { selector: 'head', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  ],
});

/** Renders a mail in the language of its site, as HTML and as text. */
export function renderMail({ template, props }: MailContent, context: MailContext): RenderedMail {
  // The name and the properties belong together by the type of `MailContent`.
  const { subject: subjectOf, Body, reason } = mailTemplates[template] as MailTemplate<typeof props>;
  const subject = subjectOf(context, props);
  const markup = renderToStaticMarkup(
    <Layout context={context} subject={subject} reason={reason(context)}>
      <Body context={context} props={props} />
    </Layout>,
  );
  const html = `<!DOCTYPE html>${markup}`;
  return { subject, html, text: textOf(html) };
}
