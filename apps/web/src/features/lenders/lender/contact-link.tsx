import { AppLink } from '@/ui/link/link';

export interface ContactLinkProps {
  kind: 'website' | 'email' | 'phone';
  /** As the CMS has it. */
  value: string;
  /** The data are examples: an invented address is shown without a link. */
  isSample: boolean;
}

/**
 * A link to another organisation. It is not an affiliate link, and has `nofollow`, because we do not endorse it. The
 * paid link to a lender is the button of its offer, under `/go/` (R9).
 */
export function ContactLink({ kind, value, isSample }: ContactLinkProps) {
  const text = kind === 'website' ? withoutScheme(value) : value;
  if (isSample) return <>{text}</>;
  if (kind === 'email') return <a href={`mailto:${value}`}>{text}</a>;
  if (kind === 'phone') return <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{text}</a>;
  return (
    <AppLink href={value} rel="nofollow noopener">
      {text}
    </AppLink>
  );
}

/** `https://www.example.com/` → `www.example.com`. */
function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
