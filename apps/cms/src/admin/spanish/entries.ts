/** Texts of the lists and forms of entries of which Strapi has no Spanish, or one that is half English (5.54). */
export const entryTexts: Readonly<Record<string, string>> = {
  cancel: 'Cancelar',
  'components.Wysiwyg.blocks.code': 'Código',
  'components.Blocks.blocks.bulletList': 'Lista con viñetas',
  'components.Blocks.blocks.numberList': 'Lista numerada',
  'containers.list.displayedFields': 'Columnas visibles',
  'popUpWarning.bodyMessage.contentType.delete.all': '¿Eliminar estas entradas?',
  'popUpWarning.bodyMessage.contentType.unpublish.all': '¿Retirar estas entradas del sitio?',
  'content-manager.plugin.name': 'Gestor de contenido',
  'content-manager.pageNotFound': 'No se encuentra la página',
  'content-manager.popover.display-relations.label': 'Ver las entradas enlazadas',
  'content-manager.actions.delete.label':
    'Eliminar la entrada{isLocalized, select, true { (de todos los sitios)} other {}}',
  'content-manager.actions.unpublish.dialog.radio-label': 'Elige cómo retirar la entrada.',
  'content-manager.bulk-publish.already-published': 'Ya está publicada',
  'content-manager.bulk-unpublish.already-unpublished': 'Ya está retirada',
  'content-manager.components.DynamicZone.add-item-above': 'Añadir un bloque encima',
  'content-manager.components.DynamicZone.add-item-below': 'Añadir un bloque debajo',
  'content-manager.components.DynamicZone.more-actions': 'Más acciones',
  'content-manager.components.TableDelete.label':
    '{number, plural, one {# entrada elegida} other {# entradas elegidas}}',
  'content-manager.containers.ListPage.selectedEntriesModal.title': 'Publicar entradas',
  'content-manager.Settings.list.actions.deleteAdditionalInfos':
    'Se eliminarán las versiones de este sitio <em>(no las de otros)</em>',
  'i18n.Settings.list.actions.publishAdditionalInfos':
    'Se publicarán las versiones de este sitio <em>(no las de otros)</em>',
  'i18n.Settings.list.actions.unpublishAdditionalInfos':
    'Se retirarán las versiones de este sitio <em>(no las de otros)</em>',
  'i18n.actions.publish.dialog.title': 'Confirmación',
  'i18n.actions.delete.dialog.body': '¿Seguro que quieres eliminar la entrada de este sitio?',
  'i18n.actions.delete.error': 'No se ha podido eliminar la entrada de este sitio.',
  'i18n.CMEditViewBulkLocale.publish-title': 'Publicar en varios sitios',
  'i18n.CMEditViewBulkLocale.unpublish-title': 'Anular la publicación en varios sitios',
  'i18n.CMEditViewBulkLocale.draft-relation-warning':
    'Hay entradas que enlazan con borradores. Si las publicas, esos enlaces no llevarán a ningún sitio.',
  'i18n.CMEditViewCopyLocale.dialog.body':
    'Se borrará lo que hay en esta entrada y se copiará lo del sitio que elijas:',
  'i18n.CMEditViewCopyLocale.dialog.field.label': 'Sitio',
  'i18n.CMEditViewCopyLocale.dialog.field.placeholder': 'Elige un sitio…',
};
