import type { LatestBuild } from '@prestafaro/types/builds';

/** The build that this code is part of, on the server and in the browser: written in by `next.config.ts`. */
export const ownBuild: LatestBuild = {
  id: process.env.BUILD_ID ?? 'development',
  timestamp: Number(process.env.BUILD_TIMESTAMP ?? 0),
};
