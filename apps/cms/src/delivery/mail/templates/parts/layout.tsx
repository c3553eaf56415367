import type { ReactNode } from 'react';
import type { MailContext } from '../template';

const PAGE = {
  margin: 0,
  padding: '24px 16px',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
};
const COLUMN = { maxWidth: 560, margin: '0 auto' } as const;
const SMALL = { margin: '0 0 8px', fontSize: 14, lineHeight: '20px' } as const;

interface Props {
  context: MailContext;
  subject: string;
  reason: string;
  children: ReactNode;
}

/** The frame of every mail: who sends it, its text, and why the receiver gets it. No script, no table, no picture. */
export const Layout = ({
  context: { locale, siteName, words, contactEmail, company },
  subject,
  reason,
  children,
}: Props) => (
  <html lang={locale} dir="ltr">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{subject}</title>
    </head>
    <body style={PAGE}>
      <div style={COLUMN}>
        <p style={{ margin: '0 0 24px', fontSize: 18, lineHeight: '24px', fontWeight: 700 }}>{siteName}</p>
        <h1 style={{ margin: '0 0 16px', fontSize: 24, lineHeight: '32px' }}>{subject}</h1>
        {children}
        <hr style={{ margin: '24px 0 16px', border: 0, borderTop: '1px solid #8a8a8a' }} />
        <p style={SMALL}>{reason}</p>
        {contactEmail && <p style={SMALL}>{words.footer.contact(contactEmail)}</p>}
        {company && <p style={SMALL}>{company}</p>}
      </div>
    </body>
  </html>
);
