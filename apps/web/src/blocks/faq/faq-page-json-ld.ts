import { toString as textOf } from 'hast-util-to-string';
import type { FAQPage, WithContext } from 'schema-dts';
import { context } from '@/shell/json-ld/context';
import { parseMarkdown } from '@/ui/markdown/parse-markdown';

/** Questions and answers of a page, as plain text. */
export function faqPage(items: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: textOf(parseMarkdown(answer)).trim() },
    })),
  };
}
