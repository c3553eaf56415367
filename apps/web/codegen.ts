import type { CodegenConfig } from '@graphql-codegen/cli';

/** Generates the types of every `.graphql` document from the schema that the CMS exports. */
const config: CodegenConfig = {
  schema: '../../packages/types/schema.graphql',
  documents: ['src/**/*.graphql'],
  generates: {
    './src/cms/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: { Date: 'string', DateTime: 'string', I18NLocaleCode: 'string', JSON: 'unknown' },
      },
    },
  },
};

export default config;
