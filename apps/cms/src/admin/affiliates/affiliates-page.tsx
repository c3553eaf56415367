import { Page } from '@strapi/strapi/admin';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { affiliateActions } from '../../visitors/affiliates/affiliate-actions';
import { AffiliateList } from './affiliate-list';
import { AffiliatePage } from './affiliate-page';
import { RunList } from './payments/run-list';
import { RunPage } from './payments/run-page';

/** The affiliates of the manager's countries: the list, one affiliate with its statement, and the payments. */
export default function AffiliatesPage() {
  return (
    <Page.Protect permissions={[{ action: affiliateActions.read, subject: null }]}>
      <Routes>
        <Route index element={<AffiliateList />} />
        <Route
          path="runs"
          element={
            <Paid>
              <RunList />
            </Paid>
          }
        />
        <Route
          path="runs/:runId"
          element={
            <Paid>
              <RunPage />
            </Paid>
          }
        />
        <Route path=":id" element={<AffiliatePage />} />
      </Routes>
    </Page.Protect>
  );
}

/** Pages that need the permission to pay. */
function Paid({ children }: { children: ReactElement }) {
  return <Page.Protect permissions={[{ action: affiliateActions.pay, subject: null }]}>{children}</Page.Protect>;
}
