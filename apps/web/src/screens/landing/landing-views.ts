import type { ComponentType } from 'react';
import { LandingOffers } from '@/screens/landing/landing-offers';
import type { LandingProps } from '@/screens/landing/landing-props';
import { LandingRedirector } from '@/screens/landing/landing-redirector';
import { LandingRejected } from '@/screens/landing/landing-rejected';
import { LandingTrafficback } from '@/screens/landing/landing-trafficback';

/** The view of each landing page, by its slug, which is the same on every site. */
export const landingViews: Readonly<Record<string, ComponentType<LandingProps>>> = {
  'landing-offers': LandingOffers,
  'landing-redirector': LandingRedirector,
  'landing-rejected': LandingRejected,
  'landing-rejected2': LandingRejected,
  'landing-trafficback': LandingTrafficback,
};
