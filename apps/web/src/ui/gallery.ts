import { examples as accordion } from './accordion/accordion.examples';
import { examples as actorMark } from './actor-mark/actor-mark.examples';
import { examples as avatar } from './avatar/avatar.examples';
import { examples as badge } from './badge/badge.examples';
import { examples as breadcrumb } from './breadcrumb/breadcrumb.examples';
import { examples as button } from './button/button.examples';
import { examples as card } from './card/card.examples';
import { examples as check } from './check/check.examples';
import { examples as chipList } from './chip-list/chip-list.examples';
import { examples as costBar } from './cost-bar/cost-bar.examples';
import { examples as emptyState } from './empty-state/empty-state.examples';
import { examples as errorSummary } from './error-summary/error-summary.examples';
import type { Example } from './example';
import { examples as factList } from './fact-list/fact-list.examples';
import { examples as field } from './field/field.examples';
import { examples as figure } from './figure/figure.examples';
import { examples as foundations } from './foundations/foundations.examples';
import { examples as icon } from './icon/icon.examples';
import { examples as input } from './input/input.examples';
import { examples as lighthouse } from './lighthouse/lighthouse.examples';
import { examples as link } from './link/link.examples';
import { examples as linkArrow } from './link-arrow/link-arrow.examples';
import { examples as litPanel } from './lit-panel/lit-panel.examples';
import { examples as logo } from './logo/logo.examples';
import { examples as monogram } from './monogram/monogram.examples';
import { examples as notice } from './notice/notice.examples';
import { examples as pagination } from './pagination/pagination.examples';
import { examples as prose } from './prose/prose.examples';
import { examples as rail } from './rail/rail.examples';
import { examples as rangeSlider } from './range-slider/range-slider.examples';
import { examples as rating } from './rating/rating.examples';
import { examples as section } from './section/section.examples';
import { examples as segments } from './segments/segments.examples';
import { examples as select } from './select/select.examples';
import { examples as skipLink } from './skip-link/skip-link.examples';
import { examples as stack } from './stack/stack.examples';
import { examples as starChoice } from './star-choice/star-choice.examples';
import { examples as stars } from './stars/stars.examples';
import { examples as stepper } from './stepper/stepper.examples';
import { examples as table } from './table/table.examples';
import { examples as tabs } from './tabs/tabs.examples';
import { examples as term } from './term/term.examples';
import { examples as text } from './text/text.examples';
import { examples as textarea } from './textarea/textarea.examples';
import { examples as warningStrip } from './warning-strip/warning-strip.examples';

export interface GalleryEntry {
  /** Folder of the component, and its anchor on the page. */
  name: string;
  examples: Example[];
}

/** Every component with its examples: foundations first, then by name. */
export const gallery: GalleryEntry[] = [
  { name: 'foundations', examples: foundations },
  { name: 'accordion', examples: accordion },
  { name: 'actor-mark', examples: actorMark },
  { name: 'avatar', examples: avatar },
  { name: 'badge', examples: badge },
  { name: 'breadcrumb', examples: breadcrumb },
  { name: 'button', examples: button },
  { name: 'card', examples: card },
  { name: 'check', examples: check },
  { name: 'chip-list', examples: chipList },
  { name: 'cost-bar', examples: costBar },
  { name: 'empty-state', examples: emptyState },
  { name: 'error-summary', examples: errorSummary },
  { name: 'fact-list', examples: factList },
  { name: 'field', examples: field },
  { name: 'figure', examples: figure },
  { name: 'icon', examples: icon },
  { name: 'input', examples: input },
  { name: 'lighthouse', examples: lighthouse },
  { name: 'link', examples: link },
  { name: 'link-arrow', examples: linkArrow },
  { name: 'lit-panel', examples: litPanel },
  { name: 'logo', examples: logo },
  { name: 'monogram', examples: monogram },
  { name: 'notice', examples: notice },
  { name: 'pagination', examples: pagination },
  { name: 'prose', examples: prose },
  { name: 'rail', examples: rail },
  { name: 'range-slider', examples: rangeSlider },
  { name: 'rating', examples: rating },
  { name: 'section', examples: section },
  { name: 'segments', examples: segments },
  { name: 'select', examples: select },
  { name: 'skip-link', examples: skipLink },
  { name: 'stack', examples: stack },
  { name: 'star-choice', examples: starChoice },
  { name: 'stars', examples: stars },
  { name: 'stepper', examples: stepper },
  { name: 'table', examples: table },
  { name: 'tabs', examples: tabs },
  { name: 'term', examples: term },
  { name: 'text', examples: text },
  { name: 'textarea', examples: textarea },
  { name: 'warning-strip', examples: warningStrip },
];
