# The CMS with its admin panel, and of its packages only those that it runs with.
#   docker compose build cms
FROM node:24-bookworm-slim AS build
ENV CI=true STRAPI_TELEMETRY_DISABLED=true DO_NOT_TRACK=1
WORKDIR /repository
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/cms/package.json apps/cms/
COPY apps/web/package.json apps/web/
COPY packages/addresses/package.json packages/addresses/
COPY packages/application/package.json packages/application/
COPY packages/countries/package.json packages/countries/
COPY packages/lending/package.json packages/lending/
COPY packages/redis-connection/package.json packages/redis-connection/
COPY packages/tracking/package.json packages/tracking/
COPY packages/types/package.json packages/types/
RUN npx -y pnpm@10.34.9 install --frozen-lockfile --filter '@prestafaro/cms...'
COPY tsconfig.base.json turbo.json ./
COPY packages packages
COPY apps/cms apps/cms
# The admin panel takes 2.5 GB of memory to build.
RUN npx -y -p pnpm@10.34.9 -p turbo@2.11.11 turbo run build --filter=@prestafaro/cms
RUN npx -y pnpm@10.34.9 --filter @prestafaro/cms deploy --legacy --prod /pruned

FROM node:24-bookworm-slim
# Strapi's command line makes a folder for its settings, of which there are none.
ENV NODE_ENV=production STRAPI_TELEMETRY_DISABLED=true STRAPI_DISABLE_UPDATE_NOTIFICATION=true \
  HOST=0.0.0.0 PORT=1337 PUBLIC_DIR=/data/public METRICS_HOST=0.0.0.0 XDG_CONFIG_HOME=/tmp
WORKDIR /app
RUN mkdir -p /data/public && chown -R node:node /data
COPY --from=build /pruned/node_modules ./node_modules
COPY --from=build /pruned/package.json /pruned/tsconfig.json /pruned/favicon.png ./
COPY --from=build /pruned/dist ./dist
COPY --from=build /pruned/seed ./seed
# Strapi looks for migrations, of which there are none.
RUN mkdir -p database/migrations
USER node
EXPOSE 1337
VOLUME /data
# The first start makes the tables and seeds them.
HEALTHCHECK --interval=10s --timeout=5s --start-period=600s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1337/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "node_modules/@strapi/strapi/bin/strapi.js", "start"]
