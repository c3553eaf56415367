/** The route files with `generateStaticParams`: their pages are made once and stored. All others are made per request. */
const storedRoute =
  /^\/[^/]+\/(?:main|lenders|(?:page|article|author|bank|blog|calendar|lender)\/[^/]+|tag\/[^/]+\/[^/]+)$/;

/** Whether the page of an internal address is stored (architecture, "How a request is answered"). */
export function isStoredRoute(internal: string): boolean {
  return storedRoute.test(internal);
}
