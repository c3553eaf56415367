import { Page } from '@strapi/strapi/admin';
import { useCallback, useRef, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { deskActions } from '../../leads/desk/desk-actions';
import { ApplicationList } from './application-list';
import { ApplicationPage } from './application-page';
import { ExportLog } from './export-log';
import { PostbackPage } from './postbacks/postback-page';

/** The desk of the lead managers: the list, one application, the log of exports, and the reports of networks. */
export default function DeskPage() {
  // The search text is personal, so it is kept here and not in the address (R28). It stays while an application is open.
  const [search, setSearch] = useState('');
  // The row that has the focus when the person comes back to the list.
  const opened = useRef<string | null>(null);
  const open = useCallback((id: string) => {
    opened.current = id;
  }, []);
  return (
    <Page.Protect permissions={[{ action: deskActions.read, subject: null }]}>
      <Routes>
        <Route index element={<ApplicationList search={search} onSearch={setSearch} opened={opened} />} />
        <Route path="exports" element={<ExportLog />} />
        <Route path="postbacks" element={<PostbackPage />} />
        <Route path=":id" element={<ApplicationPage onOpen={open} />} />
      </Routes>
    </Page.Protect>
  );
}
