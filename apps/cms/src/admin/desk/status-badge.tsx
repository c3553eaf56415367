import type { ApplicationStatus } from '@prestafaro/types/application';
import { Status, type StatusVariant, Typography } from '@strapi/design-system';
import { statusLabels } from '../../leads/desk/labels';

/** The colour repeats what the label says. */
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
  return (
    <Status variant={variants[status]} size="S" width="min-content">
      <Typography tag="span" variant="omega" fontWeight="bold" style={{ whiteSpace: 'nowrap' }}>
        {statusLabels[status]}
      </Typography>
    </Status>
  );
}
