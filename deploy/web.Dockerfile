# The web app: a standalone server. It is built without a CMS: a page is made when its first visitor comes.
#   docker compose build web
FROM node:24-bookworm-slim AS build
ENV CI=true NEXT_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
WORKDIR /repository
# First what says which packages there are, so that a change of the code does not fetch them again.
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
RUN npx -y pnpm@10.34.9 install --frozen-lockfile --filter '@prestafaro/web...'
COPY tsconfig.base.json turbo.json ./
COPY packages packages
COPY apps/web apps/web
# Next derives the ids of the forms' actions from this key, so it is the same in each build: a form of an older build still
# posts to a newer one. It is no secret: what Next encrypts, it encrypts with the key in the environment of the server.
RUN NEXT_SERVER_ACTIONS_ENCRYPTION_KEY=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA= \
  npx -y -p pnpm@10.34.9 -p turbo@2.11.11 turbo run build --filter=@prestafaro/web

FROM node:24-bookworm-slim
# 0.0.0.0 only here, where nothing but nginx and the CMS reaches it.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data METRICS_HOST=0.0.0.0
WORKDIR /app
RUN mkdir /data && chown node:node /data
# Without Redis a server keeps the pages it made beside its build, so that folder is its own.
COPY --from=build --chown=node:node /repository/apps/web/.next/standalone ./
COPY --from=build --chown=node:node /repository/apps/web/.next/static ./apps/web/.next/static
# They make the errors of browsers readable in the log. Nothing serves them.
COPY --from=build --chown=node:node /repository/apps/web/.next/source-maps ./apps/web/.next/source-maps
USER node
WORKDIR /app/apps/web
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
