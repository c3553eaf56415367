import { Fragment, type ReactNode } from 'react';
import { messageParts } from '@/messages/fill';

export interface FillPlaceholdersProps {
  message: string;
  values: Readonly<Record<string, ReactNode>>;
}

/**
 * A message with elements in place of its names. A name without a value stays visible, so that the mistake is noticed.
 */
export function FillPlaceholders({ message, values }: FillPlaceholdersProps) {
  return messageParts(message).map((part, index) => {
    const value = 'text' in part ? part.text : Object.hasOwn(values, part.name) ? values[part.name] : `{${part.name}}`;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity and never move
    return <Fragment key={index}>{value}</Fragment>;
  });
}
