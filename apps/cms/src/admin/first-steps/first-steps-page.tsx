import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { firstStepsOf } from './first-steps';

/** What a person does on the first day, by the roles that the person has. */
export default function FirstStepsPage() {
  const steps = useAuth('FirstSteps', ({ permissions }) => permissions);
  const shown = firstStepsOf(steps);
  return (
    <Page.Main>
      <Page.Title>Primeros pasos</Page.Title>
      <Layouts.Header title="Primeros pasos" subtitle="Lo que puedes hacer con tus roles, en el orden de un día" />
      <Layouts.Content>
        {shown.length === 0 ? (
          <Typography>Todavía no tienes ningún rol con trabajo. Pide uno a quien administra el panel.</Typography>
        ) : (
          <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
            {shown.map(({ title, text, link }) => (
              <Box key={title} tag="li" background="neutral0" shadow="tableShadow" hasRadius padding={6}>
                <Typography tag="h2" variant="delta">
                  {title}
                </Typography>
                <Typography tag="p" style={{ paddingBlock: 8, maxWidth: '72ch' }}>
                  {text}
                </Typography>
                <Link tag={NavLink} to={link.to}>
                  {link.text}
                </Link>
              </Box>
            ))}
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
