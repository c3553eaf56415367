import { startAnotherServer } from './another-server.ts';
import { startOwnCms } from './own-cms.ts';

interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

/** Starts a web server with a CMS of its own, which takes the second form of a minute for an attack. */
export async function startAttackedSite(): Promise<RunningServer> {
  const cms = await startOwnCms({ name: 'attacked', environment: { FORMS_PER_MINUTE: '1' } });
  try {
    const web = await startAnotherServer({ remembers: true, environment: { CMS_URL: `http://localhost:${cms.port}` } });
    return {
      port: web.port,
      async stop() {
        await web.stop();
        await cms.stop();
      },
    };
  } catch (error) {
    await cms.stop();
    throw error;
  }
}
