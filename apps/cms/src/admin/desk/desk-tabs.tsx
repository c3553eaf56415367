import { Box, Tabs } from '@strapi/design-system';
import { RESPONSIVE_DEFAULT_SPACING } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';
import { DESK_PATH } from './desk-path';

type Tab = 'applications' | 'exports';

const paths: Readonly<Record<Tab, string>> = { applications: `/${DESK_PATH}`, exports: `/${DESK_PATH}/exports` };

/** The two lists of the desk, each at its own address. */
export function DeskTabs({ active }: { active: Tab }) {
  const navigate = useNavigate();
  return (
    <Box
      paddingLeft={RESPONSIVE_DEFAULT_SPACING}
      paddingRight={RESPONSIVE_DEFAULT_SPACING}
      paddingBottom={6}
      style={{ marginTop: '-1.6rem' }}
    >
      <Tabs.Root variant="simple" value={active} onValueChange={(tab) => navigate(paths[tab as Tab])}>
        <Tabs.List aria-label="Listas de la mesa">
          <Tabs.Trigger value="applications">Solicitudes</Tabs.Trigger>
          <Tabs.Trigger value="exports">Registro de exportaciones</Tabs.Trigger>
        </Tabs.List>
      </Tabs.Root>
    </Box>
  );
}
