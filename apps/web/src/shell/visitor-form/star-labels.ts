import { starLimits } from '@prestafaro/types/visitor-forms';
import { fillCount } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';

/** `1 estrella de 5` … `5 estrellas de 5`, for a choice of stars. */
export function starLabels({ site, messages }: Pick<SiteView, 'site' | 'messages'>): string[] {
  return Array.from({ length: starLimits.max }, (_, index) =>
    fillCount(site.language, index + 1, messages.testimonials.stars),
  );
}
