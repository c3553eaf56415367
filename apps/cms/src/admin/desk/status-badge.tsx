import type { ApplicationStatus } from '@prestafaro/types/application';
import type { StatusVariant } from '@strapi/design-system';
import { statusLabels } from '../../leads/desk/labels';
import { StateLabel } from './state-label';

const variants: Readonly<Record<ApplicationStatus, StatusVariant>> = {
  draft: 'neutral',
  submitted: 'secondary',
  offers_shown: 'secondary',
  offer_picked: 'primary',
  under_review: 'alternative',
  approved: 'success',
  declined: 'danger',
  signed: 'success',
  paid_out: 'success',
  withdrawn: 'neutral',
};

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return <StateLabel variant={variants[status]}>{statusLabels[status]}</StateLabel>;
}
