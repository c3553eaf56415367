import { Box, Flex, Link } from '@strapi/design-system';
import { RESPONSIVE_DEFAULT_SPACING } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { DESK_PATH } from './desk-path';

const lists = [
  [`/${DESK_PATH}`, 'Solicitudes'],
  [`/${DESK_PATH}/exports`, 'Registro de exportaciones'],
  [`/${DESK_PATH}/postbacks`, 'Avisos de las redes'],
] as const;

/** The pages of the desk, each at its own address. They are links, because a tab needs a panel on the same page. */
export function DeskTabs() {
  return (
    <Box paddingLeft={RESPONSIVE_DEFAULT_SPACING} paddingRight={RESPONSIVE_DEFAULT_SPACING} paddingBottom={6}>
      <Flex tag="nav" aria-label="Listas de la mesa" gap={6}>
        {lists.map(([path, name]) => (
          <Link
            key={path}
            tag={NavLink}
            to={path}
            end
            style={({ isActive }: { isActive: boolean }) => (isActive ? { borderBottom: '2px solid' } : {})}
          >
            {name}
          </Link>
        ))}
      </Flex>
    </Box>
  );
}
