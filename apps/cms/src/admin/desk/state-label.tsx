import { Status, type StatusVariant, Typography } from '@strapi/design-system';

/** The state of something in a list. The colour repeats what the words say. */
export function StateLabel({ variant, children }: { variant: StatusVariant; children: string }) {
  return (
    <Status variant={variant} size="S" width="min-content">
      <Typography tag="span" variant="omega" fontWeight="bold" style={{ whiteSpace: 'nowrap' }}>
        {children}
      </Typography>
    </Status>
  );
}
