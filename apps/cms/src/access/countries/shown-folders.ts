/** A folder in an answer of the media library, which may hold those below it. */
export interface FolderNode {
  id: number;
  children?: unknown;
}

/** The folders with one of these ids, and below them the same. */
export function shownFolders(folders: readonly FolderNode[], ids: ReadonlySet<number>): FolderNode[] {
  return folders
    .filter(({ id }) => ids.has(id))
    .map((folder) =>
      Array.isArray(folder.children) ? { ...folder, children: shownFolders(folder.children, ids) } : folder,
    );
}
