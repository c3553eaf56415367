import { Box, Link, Typography } from '@strapi/design-system';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { entriesAddress } from '../../platform/strapi-internals/admin/entry-address';
import { COMMENT } from '../menu/content-permissions';

/** Shown when nothing waits. It takes the focus, so that the keys still work: the last decision can be undone. */
export function EmptyQueue() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={8}>
      <Typography ref={heading} tabIndex={-1} tag="h2" variant="beta">
        No queda ningún comentario por revisar
      </Typography>
      <Typography tag="p" textColor="neutral600" paddingTop={2}>
        Los nuevos aparecen aquí en cuanto llegan: el menú dice cuántos son. Para contestar a uno o cambiar una
        decisión, ábrelo en «
        <Link tag={NavLink} to={entriesAddress(COMMENT)}>
          Comentarios
        </Link>
        ».
      </Typography>
    </Box>
  );
}
