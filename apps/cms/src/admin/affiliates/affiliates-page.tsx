import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { affiliateActions } from '../../visitors/affiliates/affiliate-actions';
import { AffiliateList } from './affiliate-list';
import { AffiliatePage } from './affiliate-page';

/** The affiliates of the manager's countries: the list, and one affiliate with its statement. */
export default function AffiliatesPage() {
  return (
    <Page.Protect permissions={[{ action: affiliateActions.read, subject: null }]}>
      <Routes>
        <Route index element={<AffiliateList />} />
        <Route path=":id" element={<AffiliatePage />} />
      </Routes>
    </Page.Protect>
  );
}
