'use client';

import { affiliateLink, linkLabelPattern } from '@/features/affiliates/affiliate-link';
import styles from '@/features/affiliates/affiliate-page.module.css';
import { CopyLink } from '@/ui/copy-link/copy-link';
import { FieldError } from '@/ui/field/field-error';
import { useFormValues } from '@/ui/server-html/use-form-values';

export interface BuiltLinkProps {
  /** Of the fields with the path and the label, which the server rendered. */
  ids: readonly [page: string, label: string];
  /** The path that the server rendered as chosen. */
  path: string;
  /** Of the site: `https://es.example.com`. */
  origin: string;
  code: string;
  words: Readonly<Record<'labelInvalid' | 'result' | 'copy' | 'copied' | 'refused', string>>;
}

/** The link of an affiliate that follows the chosen page and the typed label, with a button that copies it. */
export function BuiltLink({ ids, path: rendered, origin, code, words }: BuiltLinkProps) {
  const [path, label] = useFormValues(ids, [rendered, '']);
  const isRight = linkLabelPattern.test(label);
  const address = affiliateLink(path, code, label);
  return (
    <>
      <output htmlFor={ids.join(' ')} className={styles.link}>
        {isRight ? (
          `${words.result}: ${origin}${address}`
        ) : (
          <FieldError id="link-label-error">{words.labelInvalid}</FieldError>
        )}
      </output>
      {isRight && (
        <CopyLink copied={words.copied} refused={words.refused} address={address}>
          {words.copy}
        </CopyLink>
      )}
    </>
  );
}
