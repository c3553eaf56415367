import { type StrapiApp, useAuth } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { replaceHome } from '../../platform/strapi-internals/admin-home';
import { FailedChanges } from './failed-changes';
import { KeptMails } from './kept-mails';
import { LegalDetails } from './legal-details';
import { MeasurementsSummary } from './measurements-summary';
import { SecondFactor } from './second-factor';
import { startPath } from './start-path';

/** Opens for each role the page of its work after a sign-in. To be called in `register()`. */
export function openWorkAfterSignIn(app: StrapiApp): void {
  replaceHome(app, startPage);
}

const startPage = (Home: ComponentType) =>
  function StartPage() {
    const path = useAuth('StartPage', ({ permissions }) => startPath(permissions));
    if (path) return <Navigate to={path} replace />;
    return (
      <>
        <SecondFactor />
        <FailedChanges />
        <LegalDetails />
        <KeptMails />
        <MeasurementsSummary />
        <Home />
      </>
    );
  };
