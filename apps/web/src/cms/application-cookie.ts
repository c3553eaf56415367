/**
 * The cookie with the token of the visitor's application: random, and no personal data. It is strictly necessary, so it
 * needs no consent (R15). By https the name is `__Host-pf_application`, so that nobody can plant an application into a
 * visitor's browser. The proxy reads its presence, and nginx too (deploy/nginx/templates/nginx.conf).
 */
export const applicationCookie = 'pf_application';
