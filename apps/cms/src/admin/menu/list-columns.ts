import type { StrapiApp } from '@strapi/strapi/admin';

interface Columns {
  displayedHeaders: { name: string }[];
}

/**
 * Removes the column with the other sites of an entry from the lists, so that the status fits into a window of 1 440 pixels. The
 * edit view names these sites. To be called in `bootstrap()`, after the plugin that adds the column.
 */
export function keepStatusInView(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', ((columns: Columns) => ({
    ...columns,
    displayedHeaders: columns.displayedHeaders.filter(({ name }) => name !== 'locales'),
  })) as never);
}
