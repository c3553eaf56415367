/** The address of the entries of a type: of their list in the panel, and of their requests. Touches routes of the content manager. */
export const entriesAddress = (uid: string): string => `/content-manager/collection-types/${uid}`;
