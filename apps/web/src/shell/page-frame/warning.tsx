import type { SiteFrame } from '@/shell/site-view';
import { WarningStrip } from '@/ui/warning-strip/warning-strip';

/** R1: the warning about borrowing, as text near the top of every page. */
export function Warning({ frame: { settings, messages } }: { frame: SiteFrame }) {
  if (!settings) return null;
  return <WarningStrip label={messages.navigation.warningLabel}>{settings.compliance.warning}</WarningStrip>;
}
