import { ConsentPanel } from '@/shell/consent/consent-panel';
import type { SiteMenu } from '@/shell/menu/menu';
import { contentId } from '@/shell/page-frame/anchors';
import type { SiteFrame } from '@/shell/site-view';
import { SkipLink } from '@/ui/skip-link/skip-link';

/** What stands before the header in every layout: the link to the content, and the question about tracking. */
export function PageTop({ frame, menu }: { frame: SiteFrame; menu: SiteMenu }) {
  return (
    <>
      <SkipLink href={`#${contentId}`}>{frame.messages.navigation.skipToContent}</SkipLink>
      <ConsentPanel frame={frame} menu={menu} />
    </>
  );
}
