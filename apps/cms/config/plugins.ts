import type { Core } from '@strapi/strapi';
import { MAX_FILE_BYTES } from '../src/content/uploads/upload-limits';
import { bucketOf, providerSettings } from '../src/content/uploads/upload-settings';
import { queryLimits } from '../src/delivery/graphql/query-limits';
import { readSettings } from '../src/platform/environment';

const config = (): Core.Config.Plugin => {
  const settings = readSettings();
  return {
    graphql: {
      config: {
        endpoint: '/graphql',
        shadowCRUD: true,
        landingPage: false,
        generateArtifacts: false,
        // The deepest query of the web app (page → blocks → groups → links) needs six levels.
        depthLimit: 8,
        defaultLimit: 20,
        maxLimit: 100,
        apolloServer: { introspection: settings.NODE_ENV === 'development', cors: false, plugins: [queryLimits] },
      },
    },
    upload: {
      config: {
        sizeLimit: MAX_FILE_BYTES,
        // No content type uses other files. The type of a file is detected from its bytes, not from its name.
        security: { allowedTypes: ['image/*'] },
        ...providerSettings(bucketOf(settings)),
      },
    },
  };
};

export default config;
