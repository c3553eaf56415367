import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { deskActions } from '../../desk/desk-actions';
import { ApplicationList } from './application-list';
import { ApplicationPage } from './application-page';
import { ExportLog } from './export-log';

/** The desk of the lead managers: the list, one application, and the log of exports. */
export default function DeskPage() {
  // Here and not in the address, which is personal data's enemy (R28); it stays while one looks at an application.
  const [search, setSearch] = useState('');
  return (
    <Page.Protect permissions={[{ action: deskActions.read, subject: null }]}>
      <Routes>
        <Route index element={<ApplicationList search={search} onSearch={setSearch} />} />
        <Route path="exports" element={<ExportLog />} />
        <Route path=":id" element={<ApplicationPage />} />
      </Routes>
    </Page.Protect>
  );
}
