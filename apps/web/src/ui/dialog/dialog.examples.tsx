import { Button } from '../button/button';
import type { Example } from '../example';
import { Text } from '../text/text';
import { Dialog, opensDialog } from './dialog';

export const examples: Example[] = [
  {
    title: 'Opened by a button, closed by Escape, the cross or an action',
    node: (
      <>
        <Button look="secondary" {...opensDialog('ex-dialog')}>
          Cookie settings
        </Button>
        <Dialog
          id="ex-dialog"
          title="Cookies"
          closeLabel="Close"
          actions={
            <form method="dialog">
              <Button type="submit">Save</Button>
            </form>
          }
        >
          <Text>Only what the site needs is on. The rest is for you to say.</Text>
        </Dialog>
      </>
    ),
  },
];
