// @ts-check
import { ask } from '../load/ask.mjs';
import { wrongOutage } from '../load/judge-answer.mjs';
import { SITES } from '../load/sites.mjs';
import { LONGEST_WAIT } from './bounds.mjs';
import { Notebook } from './notebook.mjs';
import { pause, secondsUntil } from './scene.mjs';

/**
 * Both web instances are killed: nginx goes on with the pages that it has, and says the rest in each country's words.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function killAllWebs(scene) {
  const { stack } = scene;
  const notebook = new Notebook(stack);
  // The home of a country of two languages depends on a cookie, so no cache in front may have it.
  const kept = scene.targets.stored.filter(
    ({ name, expected }) => expected.kind === 'page' && name !== 'Ukrainian home',
  );
  const load = scene.visit(kept, { doors: ['nginx'] });
  try {
    await pause(2);
    await Promise.all(stack.webs.map(({ child }) => child.kill()));
    for (const { country, path, language } of SITES) {
      for (const unknown of [`${path}never-seen-${country}/`, `${path}application/`]) {
        const { port } = stack.nginx;
        const answer = await ask({ port, host: scene.hostHeader(country, port), path: unknown });
        notebook.answer(`${country}${unknown}`, wrongOutage(answer, language));
      }
    }
    notebook.figure(`${SITES.length} sites say it in their own words`);
    await pause(3);
    for (const web of stack.webs) await web.restart();
    const { port } = stack.nginx;
    const isBack = async () => (await scene.askSpain('/application/', port)).status === 200;
    notebook.expectBack('what is made for each visitor is there again', await secondsUntil(isBack, 30));
    await pause(2);
  } finally {
    notebook.answers(await load.stop(), LONGEST_WAIT);
  }
  return notebook.verdict(
    'All web instances killed: nginx serves known pages stale, the country’s own 5xx page for the rest',
  );
}
