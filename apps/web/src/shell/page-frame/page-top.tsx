import { requestContext } from '@/cms/request-context';
import { ConsentPanel } from '@/shell/consent/consent-panel';
import type { SiteMenu } from '@/shell/menu/menu';
import { contentId } from '@/shell/page-frame/anchors';
import { PreviewBar } from '@/shell/preview/preview-bar';
import type { SiteFrame } from '@/shell/site-view';
import { SkipLink } from '@/ui/skip-link/skip-link';

/** What stands before the header in every layout: the link to the content, and the question about tracking, or the bar of a preview. */
export function PageTop({ frame, menu }: { frame: SiteFrame; menu: SiteMenu }) {
  return (
    <>
      <SkipLink href={`#${contentId}`}>{frame.messages.navigation.skipToContent}</SkipLink>
      {requestContext()?.preview ? <PreviewBar /> : <ConsentPanel frame={frame} menu={menu} />}
    </>
  );
}
