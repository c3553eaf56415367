import 'server-only';
import type { Site } from '@prestafaro/countries';
import type { OwnLead } from '@/cms/offer-feeds';
import { matchingOf, type OwnMatching } from '@/cms/own-matching';
import { sharedApplication } from '@/cms/recorded-read';
import { loadOffers, type OffersAnswer } from '@/features/offers/load-offers';
import type { Personal } from '@/features/offers/personal/personal';
import { loadOwnApplication } from '@/shell/application/own-application';

export interface OwnOffers {
  readonly answer: OffersAnswer;
  readonly personal: Personal;
}

/**
 * The offers for the current visitor with the visitor's application, which tells what fits; in a page that is made for all applicants
 * with one result of the matching, with that result. If the personal list cannot be made, the general one is shown.
 */
export async function loadOwnOffers({ locale, country }: Site): Promise<OwnOffers> {
  const shared = sharedApplication();
  if (shared?.shows === 'matching') return ownOffers(locale, shared.matching);
  const application = await loadOwnApplication(country);
  if (application.state === 'none') return everybodys(locale, 'anonymous');
  if (application.state === 'away') return everybodys(locale, 'failed');
  const { token, progress } = application;
  // A withdrawn application is no longer compared.
  if (progress.status === 'withdrawn') return everybodys(locale, 'anonymous');
  return ownOffers(locale, matchingOf(progress), token === undefined ? undefined : { token });
}

async function ownOffers(locale: Site['locale'], matching: OwnMatching, lead?: OwnLead): Promise<OwnOffers> {
  const answer = await loadOffers(locale, lead);
  return answer.state === 'failed' ? everybodys(locale, 'failed') : { answer, personal: { state: 'own', matching } };
}

async function everybodys(locale: Site['locale'], state: 'anonymous' | 'failed'): Promise<OwnOffers> {
  return { answer: await loadOffers(locale), personal: { state } };
}
