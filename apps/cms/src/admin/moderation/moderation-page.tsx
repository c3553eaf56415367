import { Page } from '@strapi/strapi/admin';
import { COMMENT, UPDATE } from '../menu/content-permissions';
import { QueuePage } from './queue-page';

/** The pending comments of the moderator's countries. */
export default function ModerationPage() {
  return (
    <Page.Protect permissions={[{ action: UPDATE, subject: COMMENT }]}>
      <QueuePage />
    </Page.Protect>
  );
}
