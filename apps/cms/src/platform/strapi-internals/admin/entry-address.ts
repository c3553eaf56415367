/** The address of the entries of a type: of their list in the panel, and of their requests. Touches routes of the content manager. */
export const entriesAddress = (uid: string): string => `/content-manager/collection-types/${uid}`;

/** The page of a type that has one entry for each site, in the content manager, on the first site of the person. */
export const singleTypeAddress = (uid: string): string => `/content-manager/single-types/${uid}`;

/** The same on one site. */
export const singleEntryAddress = (uid: string, locale: string): string =>
  `${singleTypeAddress(uid)}?plugins[i18n][locale]=${locale}`;

/** The page of an entry on a site, in the content manager. */
export const entryAddress = (uid: string, documentId: string, locale: string): string =>
  `${entriesAddress(uid)}/${documentId}?plugins[i18n][locale]=${locale}`;
