import { expect } from '@playwright/test';
import { startAnotherServer } from './another-server.ts';
import { newApplicant } from './applicant.ts';
import { startOwnCms } from './own-cms.ts';
import { postApplication } from './submit-application.ts';

interface AttackedSite {
  port: number;
  /** Sends forms until the next one is taken for an attack. */
  overload(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a web server with a CMS of its own, which takes the second form of a minute for an attack. */
export async function startAttackedSite(): Promise<AttackedSite> {
  const cms = await startOwnCms({ name: 'attacked', environment: { FORMS_PER_MINUTE: '1' } });
  try {
    const web = await startAnotherServer({ remembers: true, environment: { CMS_URL: `http://localhost:${cms.port}` } });
    return {
      port: web.port,
      overload: () =>
        expect
          .poll(async () => (await postApplication(newApplicant(), cms.port)).status, { timeout: 20_000 })
          .toBe(428),
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
