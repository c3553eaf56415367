import type { SiteSettings, SiteView } from '@/shell/site-view';

/**
 * The facts of a site that a card may show. Cards are stored under the version of their list, which changes with the money format,
 * with these settings and with the legal caps in force (`stored-list.ts`). Messages change with a build only.
 */
export interface CardView extends Pick<SiteView, 'site' | 'messages' | 'money'> {
  readonly settings: {
    readonly compliance: Pick<SiteSettings['compliance'], 'hideFallbackFigures'>;
    readonly simulator: Pick<SiteSettings['simulator'], 'daysMax'>;
  };
}
