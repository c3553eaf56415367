import type { SiteView } from '@/shell/site-view';
import { Button } from '@/ui/button/button';

interface LinkButtonProps {
  action: (form: FormData) => Promise<void>;
  token: string;
  view: SiteView;
  children: string;
}

/** The button that acts for the holder of a link. A form, because programs that check mails open every link. */
export function LinkButton({ action, token, view, children }: LinkButtonProps) {
  return (
    <form action={action}>
      <input type="hidden" name="locale" value={view.site.locale} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="large">
        {children}
      </Button>
    </form>
  );
}
