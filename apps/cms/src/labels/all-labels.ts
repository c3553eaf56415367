import type { FencedType } from '../content-types';
import { blocks } from './components/blocks/blocks';
import { calendar } from './components/calendar';
import { comment as commentParts } from './components/comment';
import { lender as lenderParts } from './components/lender';
import { navigation } from './components/navigation';
import { offer as offerParts } from './components/offer';
import { settings } from './components/settings';
import { shared } from './components/shared';
import { article } from './content-types/article';
import { author } from './content-types/author';
import { bank } from './content-types/bank';
import { comment } from './content-types/comment';
import { commentReport } from './content-types/comment-report';
import { lender } from './content-types/lender';
import { lendersGuide } from './content-types/lenders-guide';
import { menu } from './content-types/menu';
import { offer } from './content-types/offer';
import { page } from './content-types/page';
import { partner } from './content-types/partner';
import { rating } from './content-types/rating';
import { redirect } from './content-types/redirect';
import { siteSetting } from './content-types/site-setting';
import { tag } from './content-types/tag';
import { testimonial } from './content-types/testimonial';
import { workCalendar } from './content-types/work-calendar';
import type { ContentTypeLabels, ModelLabels } from './label-types';

/** Labels of every type that belongs to a country; the compiler asks for a new one as soon as a type is added. */
export const CONTENT_TYPE_LABELS: Record<FencedType, ContentTypeLabels> = {
  'site-setting': siteSetting,
  menu,
  page,
  article,
  tag,
  author,
  lender,
  'lenders-guide': lendersGuide,
  offer,
  bank,
  partner,
  testimonial,
  'work-calendar': workCalendar,
  redirect,
  comment,
  'comment-report': commentReport,
  rating,
};

const CATEGORIES = {
  blocks,
  calendar,
  comment: commentParts,
  lender: lenderParts,
  navigation,
  offer: offerParts,
  settings,
  shared,
} as const;

/** Labels of every component by uid, e.g. `blocks.hero`. */
export const COMPONENT_LABELS: Readonly<Record<string, ModelLabels>> = Object.fromEntries(
  Object.entries(CATEGORIES).flatMap(([category, components]) =>
    Object.entries<ModelLabels>(components).map(([name, labels]) => [`${category}.${name}`, labels]),
  ),
);
