/** Other texts of the panel that editors read and that Strapi's Spanish translation lacks (5.54). */
export const panelTexts: Readonly<Record<string, string>> = {
  'HomePage.addWidget.title': 'Añadir un recuadro',
  'HomePage.addWidget.button': 'Añadir un recuadro',
  'HomePage.widget.no-permissions': 'No tienes permiso para ver este recuadro',
  'app.components.ToggleCheckbox.enabled-label': 'Activado',
  'app.components.ToggleCheckbox.disabled-label': 'Desactivado',
  'app.error.chunk.message':
    'Suele pasar mientras el servidor arranca o cuando se corta la conexión. Vuelve a cargar la página.',
  'app.utils.update-filter': 'Cambiar el filtro',
  'components.FilterOptions.FILTER_TYPES.$notNull': 'no está vacío',
  'components.FilterOptions.FILTER_TYPES.$null': 'está vacío',
  'components.Input.error.contain.maxBytes': 'La contraseña es demasiado larga: usa menos de 73 caracteres',
  'content-manager.bulk-publish.waiting-for-action': 'En espera',
  'content-manager.components.RelationInputModal.confirmation-message':
    'Hay cambios sin guardar. ¿Seguro que quieres cerrar esta entrada? Se perderán.',
  'content-manager.containers.edit.information.document.label': 'Creación',
  'content-manager.containers.edit.information.last-draft.label': 'Último cambio',
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.message':
    '{count, plural, one {# entrada enlazada es un borrador. Se verá en el sitio cuando se publique.} other {# entradas enlazadas son borradores. Se verán en el sitio cuando se publiquen.}}',
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.additional':
    '{count, plural, one {# enlace lleva a un borrador} other {# enlaces llevan a borradores}} y se verá cuando se publique.',
  'global.roles': 'Funciones',
  'global.sessions.active-devices': 'Dispositivos con la sesión abierta',
  'i18n.CMListView.popover.display-locales.more': '{locales} y {count} más',
};
