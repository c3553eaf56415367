'use client';

import { useState } from 'react';
import { affiliateLink, linkLabelPattern } from '@/features/affiliates/affiliate-link';
import styles from '@/features/affiliates/affiliate-page.module.css';
import { CopyLink } from '@/ui/copy-link/copy-link';
import { Field } from '@/ui/field/field';
import { Input } from '@/ui/input/input';
import { Select } from '@/ui/select/select';
import { Text } from '@/ui/text/text';

export interface LinkBuilderProps {
  /** The pages as visitors see their paths; at least one. */
  paths: readonly string[];
  /** Of the site: `https://es.example.com`. */
  origin: string;
  code: string;
  words: Readonly<
    Record<'lead' | 'page' | 'label' | 'labelHint' | 'labelInvalid' | 'result' | 'copy' | 'copied' | 'refused', string>
  >;
}

/** Makes the link of an affiliate from a page and a label, and copies it. The style sheet hides it without scripts: a list has every page then. */
export function LinkBuilder({ paths, origin, code, words }: LinkBuilderProps) {
  const [path, setPath] = useState(paths[0] ?? '/');
  const [label, setLabel] = useState('');
  const isRight = linkLabelPattern.test(label);
  const address = affiliateLink(path, code, isRight ? label : '');
  return (
    <div className={styles.builder}>
      <Text>{words.lead}</Text>
      <Field id="link-page" label={words.page}>
        {(control) => (
          <Select
            {...control}
            value={path}
            onChange={(event) => setPath(event.target.value)}
            options={paths.map((value) => ({ value, label: value }))}
          />
        )}
      </Field>
      <Field
        id="link-label"
        label={words.label}
        hint={words.labelHint}
        error={isRight ? undefined : words.labelInvalid}
      >
        {(control) => (
          <Input
            {...control}
            value={label}
            onChange={(event) => setLabel(event.target.value)}
            autoComplete="off"
            width="half"
          />
        )}
      </Field>
      <p>
        {words.result}: <output htmlFor="link-page link-label" className={styles.link}>{`${origin}${address}`}</output>
      </p>
      <CopyLink copied={words.copied} refused={words.refused} address={address}>
        {words.copy}
      </CopyLink>
    </div>
  );
}
