interface AuthorTexts {
  /** One on each line. */
  readonly credentials?: string | null;
  /** Markdown. */
  readonly specialty?: string | null;
}

/** The credentials of an author. Nothing is taken from the texts of the profile: they may say that the author has no credentials. */
export function credentialsOf({ credentials }: AuthorTexts): string[] {
  return (credentials ?? '').split('\n').flatMap((line) => line.trim() || []);
}

/** What an author knows about: the items of the list under «Especialidad», without Markdown. A text without a list names none. */
export function topicsOf({ specialty }: AuthorTexts): string[] {
  const items = [...(specialty ?? '').matchAll(/^[-*+] +(.+)$/gm)];
  return items.map(([, item = '']) =>
    item
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*_`]+/g, '')
      .trim()
      .replace(/\.$/, ''),
  );
}
