/**
 * Writes the GraphQL schema that the CMS serves. It starts no server and uses a new SQLite file in the temporary folder.
 * Usage: node scripts/export-schema.cjs <file>
 */
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { writeSchema } = require('./write-schema.cjs');

async function main() {
  const [target] = process.argv.slice(2);
  if (!target)
    throw new Error('Name the file to write: node scripts/export-schema.cjs ../../packages/types/schema.graphql');
  const file = path.resolve(target);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cms-schema-'));
  const placeholder = 'x'.repeat(32);
  Object.assign(process.env, {
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: path.join(folder, 'schema.sqlite'),
    PUBLIC_DIR: path.join(folder, 'public'),
    CMS_READ_TOKEN: placeholder,
    CMS_WRITE_TOKEN: `${placeholder}w`,
    CMS_PREVIEW_TOKEN: `${placeholder}p`,
    VISITOR_HASH_SECRET: placeholder,
    PERSONAL_DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
    APPLICATION_SECRET: placeholder,
    REVALIDATE_SECRET: placeholder,
    SEED: 'never',
  });
  for (const name of ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'ENCRYPTION_KEY']) {
    process.env[name] ||= placeholder;
  }
  const app = await require('./strapi.cjs')();
  writeSchema(app.plugin('graphql').service('content-api').buildSchema(), file);
  await app.destroy();
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
