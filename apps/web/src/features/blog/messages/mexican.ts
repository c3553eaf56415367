import type { PluralForms } from '@prestafaro/countries';
import type { BlogMessages } from '@/features/blog/messages/shape';
import { spanish } from '@/features/blog/messages/spanish';

/** Mexico: Spain's messages, with Mexico's own where they differ. */
export const mexican: BlogMessages<PluralForms<'es'>> = {
  ...spanish,
  description:
    'Guías claras sobre préstamos, ahorro y finanzas personales: qué cuesta cada cosa y qué derechos tienes.',
  article: {
    ...spanish.article,
    copyLink: 'Copiar vínculo',
    linkCopied: 'Vínculo copiado',
    linkNotCopied: 'No se pudo copiar: el vínculo está en la barra de direcciones',
  },
};
