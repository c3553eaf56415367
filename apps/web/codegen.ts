import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types of every `.graphql` document beside the feature or block that asks it, from the schema that the CMS exports. */
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
