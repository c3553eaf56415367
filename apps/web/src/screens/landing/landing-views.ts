import type { ComponentType } from 'react';
import { LandingOffers } from '@/features/landing/landing-offers';
import type { LandingProps } from '@/features/landing/landing-props';
import { LandingRedirector } from '@/features/landing/landing-redirector';
import { LandingRejected } from '@/features/landing/landing-rejected';

/** The view of each landing page, by its slug, which is the same on every site. */
export const landingViews: Readonly<Record<string, ComponentType<LandingProps>>> = {
  'landing-offers': LandingOffers,
  'landing-redirector': LandingRedirector,
  'landing-rejected': LandingRejected,
  'landing-rejected2': LandingRejected,
  'landing-trafficback': LandingOffers,
};
