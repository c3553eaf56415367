import { Typography } from '@strapi/design-system';
import { useFormState } from '../../platform/strapi-internals/admin/form-state';
import { useOpenEntry } from './use-open-entry';

/**
 * Warns an editor who turns on the figures about speed and approval of a site, with the reason (R5). It does not refuse them: the
 * provider of the site is responsible for whether a figure is true, proven and allowed.
 */
export function ClaimsNotice() {
  const { model } = useOpenEntry();
  const { values } = useFormState('ClaimsNotice');
  const { compliance } = values as { compliance?: { showClaims?: boolean | null } | null };
  if (model !== 'api::site-setting.site-setting' || !compliance?.showClaims) return null;
  return (
    <Typography textColor="danger600" role="status">
      «Mostrar rapidez y aprobación» está activado: el sitio enseñará cifras como «15 min» o «94 %». La publicidad de un
      préstamo no puede prometer que es rápido, fácil o seguro (Directiva (UE) 2023/2225, artículo 8). Actívalo solo si
      la ley del país lo permite y puedes probar cada cifra.
    </Typography>
  );
}
