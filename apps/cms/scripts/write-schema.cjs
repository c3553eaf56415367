const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { lexicographicSortSchema, printSchema } = require('graphql');

/**
 * Writes a GraphQL schema, unless the file has it already: a running `npm run dev` would take the new time of the file for a change.
 * @param {import('graphql').GraphQLSchema} schema
 * @param {string} file
 */
exports.writeSchema = (schema, file) => {
  const text = `${printSchema(lexicographicSortSchema(schema))}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
};
