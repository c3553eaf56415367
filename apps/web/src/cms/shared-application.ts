import type { ApplicationProgress } from '@prestafaro/types/application';
import { matchingOf, type OwnMatching } from '@/cms/own-matching';

/** All that a page gets of an application, if applicants with the same data share it. No figure of a person is in it. */
export type SharedApplication =
  | { readonly shows: 'matching'; readonly matching: OwnMatching }
  /** With its times to the minute: applicants share a page about their progress only if they have applied in the same minute. */
  | { readonly shows: 'progress'; readonly progress: ApplicationProgress };

/** For a list of offers. */
export function sharedMatchingOf(progress: ApplicationProgress): SharedApplication {
  return { shows: 'matching', matching: matchingOf(progress) };
}

/** For the page about the progress, which shows no seconds. */
export function sharedProgressOf(progress: ApplicationProgress): SharedApplication {
  const { submittedAt, matchedAt, picks, deliveries } = progress;
  return {
    shows: 'progress',
    progress: {
      ...progress,
      submittedAt: toTheMinute(submittedAt),
      matchedAt: matchedAt && toTheMinute(matchedAt),
      picks: picks.map((pick) => ({ ...pick, at: toTheMinute(pick.at) })),
      deliveries: deliveries?.map((delivery) => ({ ...delivery, at: toTheMinute(delivery.at) })),
    },
  };
}

/** `2026-11-20T10:00:31.123Z` → `2026-11-20T10:00:00.000Z`. */
const toTheMinute = (iso: string) => `${new Date(iso).toISOString().slice(0, 16)}:00.000Z`;
