import type { Core } from '@strapi/strapi';

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Plugin => ({
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
      apolloServer: { introspection: env('NODE_ENV') === 'development' },
    },
  },
  upload: { config: { sizeLimit: 5 * 1024 * 1024 } },
});

export default config;
