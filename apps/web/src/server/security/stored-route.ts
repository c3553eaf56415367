import { factsOf, pageKindNames } from '@/server/routing/page-kinds';

/** Folder of a stored route → the number of its parameters. */
const storedFolders = new Map([
  ...pageKindNames.flatMap((kind) => {
    const { folders, params } = factsOf(kind);
    return params ? folders.map((folder) => [folder, params.length] as const) : [];
  }),
  ['not-found-screen', 1] as const,
]);

/**
 * Whether the page of an internal address (`/es-ES/tag/asnef/1`) is stored: its route file has `generateStaticParams`
 * (architecture, "How a request is answered"). All others are made per request.
 */
export function isStoredRoute(internal: string): boolean {
  const [, , folder = '', ...params] = internal.split('/');
  return storedFolders.get(folder) === params.length && params.every((param) => param !== '');
}
