/**
 * Strapi decides at its start where the admin panel is, and answers every address below /admin with its index.html. While the panel is
 * being built, this page stands there. It asks again by itself.
 */
const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, '../dist/build');
const file = path.join(folder, 'index.html');

const PAGE = `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="refresh" content="5" />
    <title>El panel se está preparando</title>
  </head>
  <body>
    <p>El panel se está preparando. Esta página se actualiza sola.</p>
  </body>
</html>
`;

exports.placeholderPage = PAGE;

/** Places the page where there is no panel yet. */
exports.placeAdminPlaceholder = () => {
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, PAGE);
};
