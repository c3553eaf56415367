/** A pathname of this product: starts and ends with a slash (specification §2). */
export type Path = '/' | `/${string}/`;
