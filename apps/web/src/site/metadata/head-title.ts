/** A page's title with the site's name after it, unless an editor already wrote the name. */
export function headTitle(title: string, siteName: string): string {
  return title.toLowerCase().includes(siteName.toLowerCase()) ? title : `${title} · ${siteName}`;
}
