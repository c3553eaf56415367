import type { PluralForms } from '@prestafaro/countries';
import type { BlogMessages } from '@/features/blog/messages/shape';

export const spanish: BlogMessages<PluralForms<'es'>> = {
  title: 'Blog',
  description: 'Guías claras sobre préstamos, ahorro y economía de casa: qué cuesta cada cosa y qué derechos tienes.',
  topics: 'Temas',
  allArticles: 'Todos los artículos',
  empty: 'Todavía no hay artículos aquí.',
  pageTitle: '{title}: página {page}',
  article: {
    writtenOn: 'Escrito el {date}',
    editedOn: 'Editado el {date}',
    readingTime: { one: '{count} min de lectura', many: '{count} de min de lectura', other: '{count} min de lectura' },
    views: { one: '{count} visita', many: '{count} de visitas', other: '{count} visitas' },
    viewsNote: 'Las visitas son de quienes permiten la medición, del {from} al {until}.',
    contents: 'En esta guía',
    keyFacts: 'Lo esencial',
    banks: 'Bancos de los que trata',
    similar: 'Artículos similares',
    topics: 'Temas de este artículo',
    copyLink: 'Copiar enlace',
    linkCopied: 'Enlace copiado',
    linkNotCopied: 'No se ha podido copiar: el enlace está en la barra de direcciones',
  },
};
