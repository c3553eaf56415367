import { mailedLinkPath, type OriginSettings, oneClickPath, siteOrigin } from '@prestafaro/addresses';
import { siteOfLocale } from '@prestafaro/countries';
import type { MailRow } from '../mail-rows';
import type { MailContext } from '../templates/template';
import { isCommercial, type MailContent } from '../templates/templates';
import type { MailedLinks } from './mailed-links';

/** The personal links of a mail; null for those that it has not. */
export type MailUrls = Pick<MailContext, 'statusUrl' | 'unsubscribeUrl' | 'undoUrl' | 'affiliateUrl' | 'myDataUrl'> & {
  oneClickUrl: string | null;
};

/** Of a text that is no mail. */
export const NO_URLS = {
  statusUrl: null,
  unsubscribeUrl: null,
  undoUrl: null,
  affiliateUrl: null,
  myDataUrl: null,
} as const;

/**
 * Makes the personal links that a mail needs. Call it when the mail is sent: their time begins then.
 * @param myData the token of the link to the data of the address
 */
export async function linksOfMail(
  links: MailedLinks,
  { site, applicationId, addressHash }: Pick<MailRow, 'site' | 'applicationId' | 'addressHash'>,
  content: MailContent,
  origins: OriginSettings,
  now: Date,
  myData: string | null,
): Promise<MailUrls> {
  const facts = siteOfLocale(site);
  const origin = siteOrigin(facts, origins);
  const urlOf = (token: string | null) => (token === null ? null : `${origin}${mailedLinkPath(facts, token)}`);
  const status =
    applicationId === null ? null : await links.issue({ purpose: 'status', site, subject: String(applicationId) }, now);
  const unsubscribe = isCommercial(content.template)
    ? await links.issue({ purpose: 'unsubscribe', site, subject: addressHash }, now)
    : null;
  const undo =
    content.template === 'unsubscribed'
      ? await links.issue({ purpose: 'resubscribe', site, subject: content.props.requestId }, now)
      : null;
  const affiliate = await affiliateLinkOf(links, site, content, now);
  return {
    statusUrl: urlOf(status),
    unsubscribeUrl: urlOf(unsubscribe),
    undoUrl: urlOf(undo),
    affiliateUrl: urlOf(affiliate),
    myDataUrl: urlOf(myData),
    oneClickUrl: unsubscribe === null ? null : `${origin}${oneClickPath(facts, unsubscribe)}`,
  };
}

/** Its page, or the page of the change that the mail asks to confirm. */
async function affiliateLinkOf(links: MailedLinks, site: MailRow['site'], { props }: MailContent, now: Date) {
  if ('proposalKey' in props)
    return links.issue({ purpose: 'affiliate-proposal', site, subject: props.proposalKey }, now);
  if (!('affiliateId' in props)) return null;
  return links.issue({ purpose: 'affiliate', site, subject: String(props.affiliateId) }, now);
}
