import { deskActions } from '../../leads/desk/desk-actions';
import { entriesAddress, singleTypeAddress } from '../../platform/strapi-internals/admin/entry-address';
import { affiliateActions } from '../../visitors/affiliates/affiliate-actions';
import { READ_MEASUREMENTS } from '../../visitors/measurements/measurements-permission';
import { AFFILIATES_PAGE } from '../affiliates/affiliates-page-path';
import { DESK_PATH } from '../desk/desk-path';
import { MEASUREMENTS_PAGE } from '../measurements/measurements-page-path';
import { COMMENT, UPDATE } from '../menu/content-permissions';
import { MODERATION_PAGE } from '../moderation/moderation-page-path';
import { PLANNED_PAGE } from '../planned-changes/planned-page-path';

const PUBLISH = 'plugin::content-manager.explorer.publish';
const UPLOAD = 'plugin::upload.assets.create';
const ARTICLE = 'api::article.article';
const SETTINGS = 'api::site-setting.site-setting';

export interface Permission {
  action: string;
  subject?: string | null;
}

export interface FirstStep {
  title: string;
  text: string;
  /** Where to do it, within the admin. */
  link: { to: string; text: string };
  /** Who may do it. */
  needs: Permission;
}

/** What a person does on the first day, in this order. Each is shown to those who may do it. */
export const FIRST_STEPS: readonly FirstStep[] = [
  {
    title: 'Escribe un artículo',
    text: 'Crea una entrada, elige arriba el país y rellena los campos: debajo de cada uno hay un ejemplo. «Guardar» no enseña nada a los visitantes.',
    link: { to: entriesAddress(ARTICLE), text: 'Ir a los artículos' },
    needs: { action: UPDATE, subject: ARTICLE },
  },
  {
    title: 'Sube una imagen con su texto alternativo',
    text: 'Al subirla, el gestor pregunta qué se ve en ella, para quien no la ve. Sin ese texto, la entrada que la usa lo avisa antes de publicarse.',
    link: { to: '/plugins/upload', text: 'Ir a la biblioteca' },
    needs: { action: UPLOAD },
  },
  {
    title: 'Mira el borrador en su página',
    text: 'Al lado de la entrada, «Antes de publicar» dice qué falta y «Abrir la vista previa» la enseña como se verá, en ordenador y en móvil.',
    link: { to: entriesAddress(ARTICLE), text: 'Abrir un artículo' },
    needs: { action: UPDATE, subject: ARTICLE },
  },
  {
    title: 'Publica, ahora o a una hora',
    text: '«Publicar» lo enseña en segundos. «Programar» lo hace a la hora que digas, en la hora del país. Si algo sale mal, «Versiones» recupera lo anterior.',
    link: { to: `/${PLANNED_PAGE}`, text: 'Ver lo programado' },
    needs: { action: PUBLISH, subject: ARTICLE },
  },
  {
    title: 'Completa los ajustes del sitio',
    text: 'El titular legal, los límites de coste y la advertencia salen en todas las páginas. Sin el titular, los buscadores no muestran el sitio.',
    link: { to: singleTypeAddress(SETTINGS), text: 'Ir a los ajustes' },
    needs: { action: UPDATE, subject: SETTINGS },
  },
  {
    title: 'Decide los comentarios que esperan',
    text: 'Primero los más antiguos. Con el teclado: A aprueba, R rechaza con un motivo, U deshace durante un minuto y ? enseña todas las teclas.',
    link: { to: `/${MODERATION_PAGE}`, text: 'Ir a la moderación' },
    needs: { action: UPDATE, subject: COMMENT },
  },
  {
    title: 'Atiende una solicitud',
    text: 'Filtra, guarda el filtro con un nombre, asígnate una solicitud y deja una nota. La cronología dice todo lo que ha pasado con ella.',
    link: { to: `/${DESK_PATH}`, text: 'Ir a las solicitudes' },
    needs: { action: deskActions.read },
  },
  {
    title: 'Decide sobre un afiliado',
    text: 'Lee lo que propone, ponle una tarifa y mira su extracto de cada mes.',
    link: { to: `/${AFFILIATES_PAGE}`, text: 'Ir a los afiliados' },
    needs: { action: affiliateActions.read },
  },
  {
    title: 'Lee cómo va',
    text: 'Visitas, páginas y ofertas de quienes aceptaron medición, por día y por campaña. Cada tabla se descarga para una hoja de cálculo.',
    link: { to: `/${MEASUREMENTS_PAGE}`, text: 'Ir a las mediciones' },
    needs: { action: READ_MEASUREMENTS },
  },
];

/** The steps that a person with these permissions can take. */
export function firstStepsOf(permissions: readonly Permission[]): readonly FirstStep[] {
  return FIRST_STEPS.filter(({ needs }) =>
    permissions.some(
      ({ action, subject }) => action === needs.action && (needs.subject === undefined || subject === needs.subject),
    ),
  );
}
