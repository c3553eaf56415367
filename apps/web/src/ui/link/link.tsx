import NextLink from 'next/link';
import type { ComponentProps } from 'react';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** A plain anchor for a path of ours that is no page: scripts never fetch it, neither ahead nor at the click. */
  isPlain?: boolean;
}

/**
 * Every link of the site. A path of ours goes through next/link, without prefetch: visitors pay for their data.
 * Anything else (another host, mail, telephone, an anchor of the same page) is a plain anchor.
 * @param rel for an external address replaces the default `noopener`; paid links pass `sponsored nofollow noopener`
 */
export function AppLink({ href, isPlain, ...rest }: AppLinkProps) {
  if (!isPlain && href.startsWith('/') && !href.startsWith('//')) {
    return <NextLink href={href} prefetch={false} {...rest} />;
  }
  const isOtherHost = /^(https?:)?\/\//.test(href);
  return isOtherHost ? <a href={href} {...rest} rel={rest.rel ?? 'noopener'} /> : <a href={href} {...rest} />;
}
