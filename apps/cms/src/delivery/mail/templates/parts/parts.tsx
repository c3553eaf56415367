import type { ReactNode } from 'react';

// Text has no colour of its own: each mail program chooses those of its light or dark mode.
const TEXT = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px' } as const;
const BUTTON = {
  ...{ display: 'inline-block', padding: '12px 20px', borderRadius: 8, fontSize: 16, lineHeight: '24px' },
  ...{ backgroundColor: '#1c48b7', color: '#ffffff', fontWeight: 600, textDecoration: 'none' },
} as const;

export const Paragraph = ({ children }: { children: ReactNode }) => <p style={TEXT}>{children}</p>;

/** A paragraph in which a code stays on one line: a mail program may break it at a hyphen, and then people copy half of it. */
export const CodeParagraph = ({ code, children }: { code: string; children: string }) => (
  <Paragraph>
    {children.split(/(?<= )/).map((word) =>
      word.includes(code) ? (
        <span key={word} style={{ whiteSpace: 'nowrap' }}>
          {word}
        </span>
      ) : (
        word
      ),
    )}
  </Paragraph>
);

export const List = ({ items }: { items: readonly string[] }) => (
  <ul style={{ ...TEXT, paddingLeft: 24 }}>
    {items.map((item) => (
      <li key={item} style={{ margin: '0 0 8px' }}>
        {item}
      </li>
    ))}
  </ul>
);

/** A link that looks like a button. */
export const ButtonLink = ({ href, children }: { href: string; children: string }) => (
  <p style={{ ...TEXT, margin: '24px 0 16px' }}>
    <a href={href} style={BUTTON}>
      {children}
    </a>
  </p>
);
