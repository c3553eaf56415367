interface Permission {
  action: string;
  subject: string | null;
}

interface MenuLink {
  to: string;
  permissions: Permission[];
}

/** Strapi's `StrapiApp`, as far as it is used here. */
interface AppWithMenu {
  router: { menu: unknown };
}

/**
 * Shows the content manager in the menu only to those who have one of these permissions: Strapi shows it to everybody, also to
 * a role for which it is empty. Touches the links of the menu. Call it in `register()` of the panel, after its plugins.
 */
export function limitContentManagerLink(app: AppWithMenu, permissions: readonly Permission[]): void {
  const links = app.router.menu as readonly MenuLink[];
  for (const link of links) if (link.to === 'content-manager') link.permissions = [...permissions];
}
