import type { Example } from '../example';
import { AppLink } from '../link/link';
import { Notice } from './notice';

export const examples: Example[] = [
  {
    title: 'Warning',
    node: (
      <Notice tone="warning">
        <strong>Careful: borrowing money costs money.</strong>
      </Notice>
    ),
  },
  { title: 'Information', node: <Notice>Looking at offers leaves no trace in your record.</Notice> },
  { title: 'Success', node: <Notice tone="success">Your request is saved. We have sent you a link.</Notice> },
  {
    title: 'Danger',
    node: (
      <Notice tone="danger">
        We could not send the request. What you wrote is still here. <AppLink href="#notice">Try again</AppLink>
      </Notice>
    ),
  },
];
